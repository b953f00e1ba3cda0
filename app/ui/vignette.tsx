import type { ReactNode } from "react";

/**
 * A picture made of real text: what one would see on a screen. Assistive technology gets one sentence instead
 * of its details.
 */
export function Vignette({
  label,
  className = "",
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="img" aria-label={label} className={`vignette ${className}`}>
      {children}
    </div>
  );
}
