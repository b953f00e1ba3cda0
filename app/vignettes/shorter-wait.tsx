import { Fragment } from "react";
import { Vignette } from "#app/ui/vignette.tsx";

interface ShorterWaitProps {
  label: string;
  before: string;
  after: string;
  /** Per cent by which the second wait is shorter. */
  reduction: number;
}

export function ShorterWait({ label, before, after, reduction }: ShorterWaitProps) {
  return (
    <Vignette label={label} className="mb-8 grid grid-cols-label items-center gap-x-4 gap-y-3 text-sm">
      {[
        { who: before, width: "100%", fill: "fill-night-line" },
        { who: after, width: `${100 - reduction}%`, fill: "fill-brand-bright" },
      ].map(({ who, width, fill }) => (
        <Fragment key={who}>
          <span>{who}</span>
          <svg aria-hidden="true" width="100%" height="16">
            <rect width={width} height="16" rx="8" className={fill} />
          </svg>
        </Fragment>
      ))}
    </Vignette>
  );
}
