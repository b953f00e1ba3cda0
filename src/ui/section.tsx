import type { ComponentProps } from "react";
import { homeOpeningThemeClass } from "../brand/home-theme.ts";
import "./section.css";

const sectionToneClasses = {
  surface: "bg-surface",
  lined: "border-t border-line bg-surface",
  sunk: "bg-surface-sunk",
  wash: "bg-brand-wash",
  night: "on-night bg-night text-on-night",
  /** Dark, or light with `hero: "light"`, as the home page's opening. */
  opening: `${homeOpeningThemeClass} bg-night-raised text-on-night`,
  /** Its lower border is the ground of a street. */
  ground: "border-b-4 border-brand-bright bg-brand-wash",
} as const;

/** The space above and below a section. On phones all are the same, except that of a page's opening. */
const sectionSpaceClasses = {
  none: "",
  small: "py-8 lg:py-16",
  medium: "py-8 md:py-16",
  large: "py-8 md:py-20",
  largest: "py-8 md:py-16 lg:py-24",
  opening: "pt-8 pb-10 lg:pb-16",
} as const;

interface SectionProps extends ComponentProps<"section"> {
  tone?: keyof typeof sectionToneClasses;
  space?: keyof typeof sectionSpaceClasses;
  /** Whether a picture that is higher than the section is cut off, and not shown over the neighbours. */
  isClipped?: boolean;
}

/** A band as wide as the window; `className` is for the column inside it. */
export function Section({
  tone = "surface",
  space = "large",
  isClipped = false,
  className = "",
  children,
  ...props
}: SectionProps) {
  return (
    <section
      className={`${sectionToneClasses[tone]} ${isClipped ? "overflow-clip" : "overflow-x-clip"} ${sectionSpaceClasses[space]}`}
      {...props}
    >
      <div className={`page ${className}`}>{children}</div>
    </section>
  );
}
