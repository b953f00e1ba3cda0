import { shopNames } from "#app/street.ts";
import { StreetDrawings, StreetRow } from "#app/ui/street.tsx";

/**
 * A row of shops as a chart of a claim: the first ones are lit, the last ones have their shutters down.
 * @param firms the number of shops
 * @param closed the number of those with shutters down
 */
export function Shutters({ firms, closed }: { firms: number; closed: number }) {
  const names = Array.from(
    { length: firms },
    (_, index) => shopNames[(index * 3 + 2) % shopNames.length] ?? "kiosk",
  );
  const canHalve = firms % 2 === 0 && closed % 2 === 0;
  return (
    <>
      <StreetDrawings names={shopNames} />
      <StreetRow
        names={names}
        lit={firms - closed}
        className={`street-night street-shutters ${canHalve ? "street-halves" : ""}`}
      />
    </>
  );
}
