import { Vignette } from "#app/ui/vignette.tsx";

interface YearsProps {
  label: string;
  from: string;
  to: string;
  /** The years that the claim counts; the few since then are drawn in another colour. */
  counted: number;
}

/** A mark for each year as the dashes of thick lines, a longer one for every fifth. */
export function Years({ label, from, to, counted }: YearsProps) {
  const drawn = counted + 3;
  const marks = (every: number) => `0.06 ${every - 0.06}`;
  return (
    <Vignette label={label}>
      <svg viewBox={`0 0 ${drawn + 0.06} 2`} aria-hidden="true" className="block w-full">
        <path d={`M0 1.5h${drawn + 0.06}`} strokeDasharray={marks(1)} className="stroke-brand" />
        <path
          d={`M0 1h${drawn + 0.06}`}
          strokeWidth="2"
          strokeDasharray={marks(5)}
          className="stroke-brand"
        />
        <path
          d={`M${counted + 1} 1.5h${drawn - counted}`}
          strokeDasharray={marks(1)}
          className="stroke-brand-bright"
        />
      </svg>
      <p className="mt-2 flex justify-between font-medium">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Vignette>
  );
}
