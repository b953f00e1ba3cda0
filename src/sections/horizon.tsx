import type { ReactNode } from "react";
import "./horizon.css";

/** Children with `earth-turn` and a `Street` turn about the earth's centre. */
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
