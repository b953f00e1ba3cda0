import { type DrawingPartKind, type ShopName, streetHeightUnits, streetObjectDrawings } from "#app/street.ts";
import { StreetDrawings, StreetObjectIcon } from "#app/ui/street.tsx";

// The shops that are drawn open. None of them is in `closedShops`, so that no shop is open here and closed there.
const openShops: readonly ShopName[] = ["workshop", "hotel", "school", "kiosk"];
/**
 * What is left of a shop that closed for good, and the middle of the board on its shutter, in units. The cup of the café gets
 * its handle here, because in the street's drawing the handle is one path with the steam.
 */
const closedShops = [
  {
    name: "cafe",
    left: ["wall", "ink", "sign", "shutter"],
    x: 24,
    y: 72,
    handle: "M37 40.500h1a2 2 0 0 1 0 4h-2",
  },
  { name: "dentist", left: ["wall", "line", "sign", "shutter"], x: 24, y: 71 },
  { name: "optician", left: ["wall", "line", "glass", "sign", "shutter"], x: 24, y: 71 },
] as const satisfies { name: ShopName; left: DrawingPartKind[]; x: number; y: number; handle?: string }[];

/** An SVG path: the words 'Se alquila', in two lines about the middle of a board. */
const forRentWordsSvgPath =
  "M-.8-7.600q-3.200-.8-3.200 1.300 0 1.300 1.600 1.600t1.600 1.600q0 2.100-3.200 1.300M4.200-7.500H1.200v6H4.200M1.200-4.500H3.800M-16 7.500l1.900-6 1.900 6M-15.400 5.500h2.600M-10 1.500v6h2.800M-1.400 4.500a2 3 0 1 1-4 0 2 3 0 1 1 4 0M-3 6l1.800 2M1.200 1.500v4a1.800 2 0 0 0 3.600 0v-4M7.200 1.500v6M9.500 1.500v6h2.600M13 7.500l1.900-6 1.900 6M13.600 5.500h2.600";

function ShopForRent({ index }: { index: number }) {
  const shop = closedShops[index % closedShops.length] ?? closedShops[0];
  const { name, left, x, y } = shop;
  const { width, parts } = streetObjectDrawings[name];
  return (
    <svg viewBox={`0 0 ${width} ${streetHeightUnits}`} aria-hidden="true" className="street-place">
      <g className="street-shop">
        {parts.map(
          ([kind, path]) =>
            left.some((one) => one === kind) && (
              <path key={kind + path} d={path} className={`street-${kind}`} />
            ),
        )}
        {"handle" in shop && <path d={shop.handle} className="street-line" />}
        <svg x={x} y={y} aria-hidden="true" overflow="visible">
          <g className="shutters-board">
            <path d="M-19.500-11h39v22h-39z" />
            <path d={forRentWordsSvgPath} />
          </g>
        </svg>
      </g>
    </svg>
  );
}

/**
 * A row of shops as a chart of a claim: the first ones are lit, the last ones are closed for good.
 * @param firms the number of shops
 * @param closed the number of those that are closed
 */
export function ClosedFirmsChart({ firms, closed }: { firms: number; closed: number }) {
  const open = Array.from(
    { length: firms - closed },
    (_, index) => openShops[index % openShops.length] ?? "workshop",
  );
  return (
    <>
      <StreetDrawings names={[...new Set<ShopName>(["workshop", ...open])]} />
      <div
        aria-hidden="true"
        className={`street-row street-night street-shutters ${firms === 5 ? "shutters-of-five" : ""}`}
      >
        {open.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shop may occur twice
          <StreetObjectIcon key={index} name={name} className="street-place street-lit" />
        ))}
        {Array.from({ length: closed }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shop may occur twice
          <ShopForRent key={index} index={index} />
        ))}
      </div>
    </>
  );
}
