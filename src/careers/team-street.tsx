import type { ShopName } from "../brand/street.ts";
import { read } from "../site-content.ts";
import { Person, raisedArmSvgPath } from "../ui/person.tsx";
import { StreetDrawings, StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import { careersWords } from "./words.ts";
import "./team-street.css";

const careersPageTexts = read(careersWords);

/** In the units of src/brand/street.ts. */
const missingPersonOutlineSvgPath =
  "M-4.300 65.800a3.1 3.1 0 1 1 6.2 0 3.1 3.1 0 0 1-6.2 0M-6.700 84V77.500q0-5.300 5.300-5.300h2.400q1.800 0 2.800-1.500l4-6a1.7 1.7 0 0 1 2.800 1.900l-4.800 7.300q-1 1.500-1 3.300V84";

/** With the person at the door: the distance from the left in units, and the path of the arms. The workshop has one already. */
const teamShops: readonly { name: ShopName; person?: { x: number; armsSvgPath: string } }[] = [
  { name: "kiosk" },
  { name: "hotel" },
  { name: "workshop" },
  { name: "dentist", person: { x: 33, armsSvgPath: "M-3 74.500L-7 77.500L-4 80M3 74.500L5 80" } },
  { name: "school", person: { x: 46, armsSvgPath: `${raisedArmSvgPath}M-3.2 74.500L-7.200 69.300` } },
  { name: "cafe", person: { x: 49, armsSvgPath: `${raisedArmSvgPath}M-3 74.500L-5 80` } },
  { name: "optician" },
];

const teamShopNames = teamShops.map(({ name }) => name);

export function TeamStreet() {
  const { picture, board } = careersPageTexts.opening;
  return (
    <Vignette label={picture}>
      <StreetDrawings names={teamShopNames} />
      <div className="street-row street-day team-street">
        {teamShops.map(({ name, person }) => (
          <StreetObjectIcon key={name} name={name} className={`street-place street-at-${name}`}>
            {person && <Person {...person} />}
          </StreetObjectIcon>
        ))}
        <div className="grid w-(--team-place) flex-none justify-items-center gap-1">
          {/* A longer text grows over the shop beside the missing person. */}
          <span className="min-w-full justify-self-end whitespace-nowrap rounded-md border-2 border-dashed border-brand-strong px-1 text-center font-semibold text-ink">
            {board}
          </span>
          <svg
            viewBox="-12 62 24 22"
            aria-hidden="true"
            className="h-[max(40*var(--street-unit),3.5rem)] overflow-visible fill-none stroke-brand-strong"
          >
            {/* As thick as the border of the board, whatever the scale of the street. */}
            <path
              d={missingPersonOutlineSvgPath}
              strokeWidth="2"
              strokeDasharray="5 4"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
      </div>
    </Vignette>
  );
}
