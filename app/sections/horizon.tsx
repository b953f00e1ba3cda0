import type { ReactNode } from "react";

// The earth's curve, as wide as the window, with marks along it (the dashes of a stroke); what turns on it stands
// beside it as `.earth-turn`.
export function Horizon({ children }: { children?: ReactNode }) {
  const centre = { cx: 800, cy: 3200 };
  return (
    <div className="earth">
      <svg viewBox="0 0 1600 102" aria-hidden="true">
        <circle {...centre} r="3200" strokeWidth="2" />
        <circle
          {...centre}
          r="3195"
          pathLength="360"
          strokeWidth="10"
          strokeDasharray=".025 .975"
          strokeDashoffset=".0125"
        />
      </svg>
      {children}
    </div>
  );
}
