import { streetPlaceNames } from "#app/street.ts";
import { StreetDrawings, StreetRow } from "#app/ui/street.tsx";

const shopPlaceNames = streetPlaceNames.filter((name) => name !== "lamp" && name !== "tree");

/**
 * A row of shops as a chart of a claim: the first ones are lit, the last ones have their shutters down.
 * @param firms the number of shops
 * @param closed the number of those with shutters down
 */
export function Shutters({ firms, closed }: { firms: number; closed: number }) {
  const names = Array.from(
    { length: firms },
    (_, index) => shopPlaceNames[(index * 3 + 2) % shopPlaceNames.length] ?? "kiosk",
  );
  const canHalve = firms % 2 === 0 && closed % 2 === 0;
  return (
    <>
      <StreetDrawings names={shopPlaceNames} />
      <StreetRow
        names={names}
        lit={firms - closed}
        className={`street-night street-shutters ${canHalve ? "street-halves" : ""}`}
      />
    </>
  );
}
