import type { ReactNode } from "react";
import {
  type StreetObjectName,
  streetHeightUnits,
  streetObjectDrawings,
  streetObjectNames,
} from "../brand/street.ts";
import "./street.css";

/**
 * A page needs each drawing once. They are not displayed, so that browsers style and lay out the copies alone; the pattern is,
 * because otherwise it would fill nothing.
 */
export function StreetDrawings({ names = streetObjectNames }: { names?: readonly StreetObjectName[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <pattern id="slats" width="4" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 0h4v4H0z" className="fill-night-raised" />
        <path d="M0 3h4" className="street-slat" />
      </pattern>
      <g className="hidden">
        {names.map((name) => (
          <g key={name} id={`street-${name}`} className="street-shop">
            {streetObjectDrawings[name].parts.map(([kind, path]) => (
              <path key={kind + path} d={path} className={`street-${kind}`} />
            ))}
          </g>
        ))}
      </g>
    </svg>
  );
}

interface StreetObjectIconProps {
  name: StreetObjectName;
  className: string;
  children?: ReactNode;
}

export function StreetObjectIcon({ name, className, children }: StreetObjectIconProps) {
  return (
    <svg
      viewBox={`0 0 ${streetObjectDrawings[name].width} ${streetHeightUnits}`}
      aria-hidden="true"
      className={className}
    >
      <use href={`#street-${name}`} />
      {children}
    </svg>
  );
}

interface StreetProps {
  names?: readonly StreetObjectName[];
  /** `street` on the horizon, where each shop is rotated with the curve, or `street-row` on a straight line; and the colours. */
  className: string;
}

export function Street({ names = streetObjectNames, className }: StreetProps) {
  return (
    <div aria-hidden="true" className={className}>
      {names.map((name) => (
        <StreetObjectIcon key={name} name={name} className={`street-place street-at-${name}`} />
      ))}
    </div>
  );
}
