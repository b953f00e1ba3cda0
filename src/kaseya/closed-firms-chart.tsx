import {
  type DrawingPartKind,
  type ShopName,
  streetHeightUnits,
  streetObjectDrawings,
} from "../brand/street.ts";
import { StreetDrawings, StreetObjectIcon } from "../ui/street.tsx";
import "./closed-firms-chart.css";

/** The shops that are drawn open. None of them is in `closedShopDrawings`, so that no shop is open here and closed there. */
const openShops: readonly ShopName[] = ["workshop", "hotel", "school", "kiosk"];
/** The middle of the board is in units. The street draws the café's handle in one path with the steam. */
const closedShopDrawings = [
  {
    name: "cafe",
    remainingParts: ["wall", "ink", "sign", "shutter"],
    boardX: 24,
    boardY: 72,
    cupHandleSvgPath: "M37 40.500h1a2 2 0 0 1 0 4h-2",
  },
  { name: "dentist", remainingParts: ["wall", "line", "sign", "shutter"], boardX: 24, boardY: 71 },
  { name: "optician", remainingParts: ["wall", "line", "glass", "sign", "shutter"], boardX: 24, boardY: 71 },
] as const satisfies {
  name: ShopName;
  remainingParts: DrawingPartKind[];
  boardX: number;
  boardY: number;
  cupHandleSvgPath?: string;
}[];

const forRentWordsSvgPath =
  "M-.8-7.600q-3.200-.8-3.200 1.300 0 1.300 1.600 1.600t1.600 1.600q0 2.100-3.200 1.300M4.200-7.500H1.200v6H4.200M1.200-4.500H3.800M-16 7.500l1.900-6 1.900 6M-15.400 5.500h2.600M-10 1.500v6h2.800M-1.400 4.500a2 3 0 1 1-4 0 2 3 0 1 1 4 0M-3 6l1.800 2M1.200 1.500v4a1.800 2 0 0 0 3.600 0v-4M7.200 1.500v6M9.500 1.500v6h2.600M13 7.500l1.900-6 1.900 6M13.600 5.500h2.600";

function ShopForRent({ index }: { index: number }) {
  const shop = closedShopDrawings[index % closedShopDrawings.length] ?? closedShopDrawings[0];
  const { name, remainingParts, boardX, boardY } = shop;
  const { width, parts } = streetObjectDrawings[name];
  return (
    <svg viewBox={`0 0 ${width} ${streetHeightUnits}`} aria-hidden="true" className="street-place">
      <g className="street-shop">
        {parts.map(
          ([kind, path]) =>
            remainingParts.some((one) => one === kind) && (
              <path key={kind + path} d={path} className={`street-${kind}`} />
            ),
        )}
        {"cupHandleSvgPath" in shop && <path d={shop.cupHandleSvgPath} className="street-line" />}
        <svg x={boardX} y={boardY} aria-hidden="true" overflow="visible">
          <g className="shutters-board">
            <path d="M-19.500-11h39v22h-39z" />
            <path d={forRentWordsSvgPath} />
          </g>
        </svg>
      </g>
    </svg>
  );
}

/** Wider than its space from 48rem on, because the outer walls are 3 units inside the drawings of the first and last shop. */
const rowOfFiveClasses =
  "@container [--street-unit:calc(100cqw/336)] max-md:mx-[calc(50%-50vw)] sm:[--board-scale:0.7] md:-mx-[0.9%] md:[--street-stroke:1] lg:[--street-stroke:0.8]";

export function ClosedFirmsChart({ shopCount, closedCount }: { shopCount: number; closedCount: number }) {
  const openShopNames = Array.from(
    { length: shopCount - closedCount },
    (_, index) => openShops[index % openShops.length] ?? "workshop",
  );
  return (
    <>
      <StreetDrawings names={[...new Set<ShopName>(["workshop", ...openShopNames])]} />
      <div
        aria-hidden="true"
        className={`street-row street-night street-shutters relative justify-between ${shopCount === 5 ? rowOfFiveClasses : ""}`}
      >
        {openShopNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shop may occur twice
          <StreetObjectIcon key={index} name={name} className="street-place street-lit" />
        ))}
        {Array.from({ length: closedCount }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shop may occur twice
          <ShopForRent key={index} index={index} />
        ))}
      </div>
    </>
  );
}
