import type { ComponentProps } from "react";
import "./section.css";

const sectionToneClasses = {
  surface: "bg-surface",
  lined: "border-t border-line bg-surface",
  sunk: "bg-surface-sunk",
  wash: "bg-brand-wash",
  night: "on-night bg-night text-on-night",
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
}

/** A band as wide as the window; `className` is for the column inside it. */
export function Section({
  tone = "surface",
  space = "large",
  className = "",
  children,
  ...props
}: SectionProps) {
  return (
    <section
      className={`${sectionToneClasses[tone]} overflow-x-clip ${sectionSpaceClasses[space]}`}
      {...props}
    >
      <div className={`page ${className}`}>{children}</div>
    </section>
  );
}
