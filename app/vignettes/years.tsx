import { Vignette } from "#app/ui/vignette.tsx";

interface YearsProps {
  label: string;
  from: string;
  to: string;
  /** The years that the claim counts; the few since then are drawn in another colour. */
  counted: number;
}

export function Years({ label, from, to, counted }: YearsProps) {
  const drawn = counted + 3;
  return (
    <Vignette label={label} className="mb-8">
      <svg aria-hidden="true" width="100%" height="56" className="overflow-visible">
        {Array.from({ length: drawn + 1 }, (_, year) => {
          const height = year % 5 === 0 ? 56 : 28;
          const x = `${((100 * year) / drawn).toFixed(2)}%`;
          return (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the year
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
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Vignette>
  );
}
