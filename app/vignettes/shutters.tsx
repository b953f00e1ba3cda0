import { shopNames } from "#app/street.ts";
import { StreetDrawings, StreetRow } from "#app/ui/street.tsx";

const shops = shopNames.filter((name) => name !== "lamp" && name !== "tree");

/** So many firms of a street, from the first lit, and the last ones with their shutters down. */
export function Shutters({ firms, closed }: { firms: number; closed: number }) {
  const names = Array.from({ length: firms }, (_, index) => shops[(index * 3 + 2) % shops.length] ?? "kiosk");
  return (
    <>
      <StreetDrawings names={shops} />
      <StreetRow names={names} lit={firms - closed} className="street-night street-shutters" />
    </>
  );
}
