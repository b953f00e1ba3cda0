import type { ReactNode } from "react";

interface VignetteProps {
  /** The one sentence that a screen reader gets; without it the picture only repeats the words beside it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A picture made of real text: what one would see on a screen. The label lies over the picture as an element of
 * its own, because Firefox reads out the children of `role="img"`.
 */
export function Vignette({ label, className = "", children }: VignetteProps) {
  return (
    <div className={`vignette relative ${className}`}>
      {label && <span role="img" aria-label={label} className="absolute inset-0" />}
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
