import type { ComponentProps } from "react";
import type { Heading } from "#app/content/shapes.ts";

const tones = {
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
}: ComponentProps<"section"> & { tone?: keyof typeof tones }) {
  return (
    <section className={`${tones[tone]} overflow-x-clip py-10 md:py-20`} {...props}>
      <div className={`page ${className}`}>{children}</div>
    </section>
  );
}

export function SectionHeading({ title, lead, className = "" }: Heading & { className?: string }) {
  return (
    <div className={`max-w-text ${className}`}>
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="mt-5 text-lg opacity-85">{lead}</p>}
    </div>
  );
}
