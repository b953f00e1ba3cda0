import { Fragment } from "react";
import { Vignette } from "#app/ui/vignette.tsx";

interface YearsProps {
  label: string;
  from?: string;
  to: string;
  /** The years that the claim counts; the few since then are drawn in another colour. */
  counted: number;
}

const stride = 5;

export function Years({ label, from, to, counted }: YearsProps) {
  const drawn = counted + 3;
  const numbers = Array.from({ length: Math.floor(counted / stride) }, (_, index) => stride * (index + 1));
  const marks = (every: number) => `0.1 ${every - 0.1}`;
  return (
    <Vignette label={label} className="max-sm:hidden">
      <p className="flex pb-1 text-ink-soft">
        {numbers.map((number) => (
          <Fragment key={number}>
            <svg
              aria-hidden="true"
              width={`${(100 * stride) / (drawn + 0.1)}%`}
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
      <svg viewBox={`0 0 ${drawn + 0.1} 2`} aria-hidden="true" className="block w-full">
        <path d={`M0 1.5h${drawn + 0.1}`} strokeDasharray={marks(1)} className="stroke-brand-mid" />
        <path d={`M0 1.5h${counted + 0.1}`} strokeDasharray={marks(1)} className="stroke-brand-strong" />
        <path
          d={`M0 1h${counted + 0.1}`}
          strokeWidth="2"
          strokeDasharray={marks(stride)}
          className="stroke-brand-strong"
        />
        <path d={`M0 1.95h${drawn + 0.1}`} strokeWidth="0.1" className="stroke-brand-mid" />
        <path d={`M0 1.95h${counted + 0.1}`} strokeWidth="0.1" className="stroke-brand-strong" />
      </svg>
      <p className="mt-2 flex justify-between font-semibold">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </Vignette>
  );
}
