import type { ReactNode } from "react";

interface VignetteProps {
  /** What a screen reader says of the picture. Without it, the picture is decoration. */
  label?: string;
  className?: string;
  children: ReactNode;
}

// A picture made of text. The label is on an element of its own over the picture, because Firefox reads out the
// children of `role="img"`.
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
