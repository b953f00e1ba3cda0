import { claims } from "#app/content/claims.ts";
import { Vignette } from "#app/ui/vignette.tsx";

/** The years the claim counts in full; those since then are drawn paler. */
const counted = Number.parseInt(claims.experience.figure, 10);
const drawn = counted + 3;

/** The firm's years as the marks of a rule, from the first one to today. */
export function Years() {
  return (
    <Vignette
      label={`Una regla con una marca por cada año, desde ${claims.founded.figure} hasta hoy.`}
      className="mb-8"
    >
      <svg aria-hidden="true" width="100%" height="56" className="overflow-visible">
        {Array.from({ length: drawn + 1 }, (_, year) => {
          const height = year % 5 === 0 ? 56 : 28;
          const x = `${((100 * year) / drawn).toFixed(2)}%`;
          return (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its year
              key={year}
              x1={x}
              x2={x}
              y1={56 - height}
              y2="56"
              strokeWidth="3"
              className={year > counted ? "stroke-brand-bright" : "stroke-brand"}
            />
          );
        })}
      </svg>
      <p className="mt-2 flex justify-between text-sm font-medium">
        <span>{claims.founded.figure}</span>
        <span>Hoy</span>
      </p>
    </Vignette>
  );
}
