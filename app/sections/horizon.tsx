import type { ReactNode } from "react";

// The curve of the earth, as wide as the window. Children of the class `earth-turn` and a `CurvedStreet` are rotated about the
// earth's centre.
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
