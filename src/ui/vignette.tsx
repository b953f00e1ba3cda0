import type { ReactNode } from "react";
import "./vignette.css";

interface VignetteProps {
  /** The description for screen readers. Without it the picture is decoration. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The label is on its own element over the picture, because Firefox reads the children of `role="img"` aloud. */
export function Vignette({ label, className = "", children }: VignetteProps) {
  if (!label)
    return (
      <div aria-hidden="true" className={`vignette ${className}`}>
        {children}
      </div>
    );
  return (
    <div className={`vignette relative ${className}`}>
      <span role="img" aria-label={label} className="absolute inset-0" />
      <div aria-hidden="true" className="contents">
        {children}
      </div>
    </div>
  );
}
