import type { ComponentProps } from "react";

const sectionToneClasses = {
  surface: "bg-surface",
  sunk: "bg-surface-sunk",
  wash: "bg-brand-wash",
  night: "on-night bg-night text-on-night",
} as const;

export function Section({
  tone = "surface",
  className = "",
  children,
  ...props
}: ComponentProps<"section"> & { tone?: keyof typeof sectionToneClasses }) {
  return (
    <section className={`${sectionToneClasses[tone]} overflow-x-clip py-8 md:py-20`} {...props}>
      <div className={`page ${className}`}>{children}</div>
    </section>
  );
}
