import { Fragment } from "react";
import { streetsByStage } from "#app/street.ts";
import { StreetRow } from "#app/ui/street.tsx";
import { Vignette } from "#app/ui/vignette.tsx";

interface YearsProps {
  label: string;
  from?: string;
  to: string;
  /** The number of years in the claim. The years since then have another colour. */
  counted: number;
}

const yearLabelInterval = 5;

export function Years({ label, from, to, counted }: YearsProps) {
  const totalYears = counted + 3;
  const numbers = Array.from(
    { length: Math.floor(counted / yearLabelInterval) },
    (_, index) => yearLabelInterval * (index + 1),
  );
  const tickDashes = (every: number) => `0.1 ${every - 0.1}`;
  return (
    <Vignette label={label} className="max-sm:hidden">
      <div className="years-street mb-4 flex items-end justify-between border-b-4 border-brand max-lg:hidden">
        {Object.entries(streetsByStage).map(([stage, names]) => (
          <StreetRow key={stage} names={names} className="street-day" />
        ))}
      </div>
      <p className="flex pb-1 text-ink-soft">
        {numbers.map((number) => (
          <Fragment key={number}>
            <svg
              aria-hidden="true"
              width={`${(100 * yearLabelInterval) / (totalYears + 0.1)}%`}
              height="1"
              className="flex-none"
            />
            <span
              className={`w-0 whitespace-nowrap ${number === counted ? "font-semibold text-brand-strong" : ""}`}
            >
              {number}
            </span>
          </Fragment>
        ))}
      </p>
      <svg viewBox={`0 0 ${totalYears + 0.1} 2`} aria-hidden="true" className="block w-full">
        <path d={`M0 1.5h${totalYears + 0.1}`} strokeDasharray={tickDashes(1)} className="stroke-brand-mid" />
        <path d={`M0 1.5h${counted + 0.1}`} strokeDasharray={tickDashes(1)} className="stroke-brand-strong" />
        <path
          d={`M0 1h${counted + 0.1}`}
          strokeWidth="2"
          strokeDasharray={tickDashes(yearLabelInterval)}
          className="stroke-brand-strong"
        />
        <path d={`M0 1.95h${totalYears + 0.1}`} strokeWidth="0.1" className="stroke-brand-mid" />
        <path d={`M0 1.95h${counted + 0.1}`} strokeWidth="0.1" className="stroke-brand-strong" />
      </svg>
      <p className="mt-2 flex justify-between font-semibold">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Vignette>
  );
}
