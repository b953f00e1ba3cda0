import type { ReactNode } from "react";

// The earth's curve, as wide as the window; what turns on it stands beside it as `.earth-turn` or as a `Street`.
export function Horizon({ children }: { children?: ReactNode }) {
  return (
    <div className="earth">
      <svg viewBox="0 0 1600 102" aria-hidden="true">
        <circle cx="800" cy="3200" r="3200" strokeWidth="2" />
      </svg>
      {children}
    </div>
  );
}
