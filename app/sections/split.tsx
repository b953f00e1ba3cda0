import type { ReactNode } from "react";
import type { Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

export function Split({
  heading,
  points = [],
  tone,
  pictureFirst = false,
  children,
}: {
  heading: Heading;
  points?: readonly Item[];
  tone?: "surface" | "sunk";
  pictureFirst?: boolean;
  children: ReactNode;
}) {
  const columns = pictureFirst ? "lg:grid-cols-more-less" : "lg:grid-cols-less-more";
  return (
    <Section tone={tone} className={`grid items-center gap-12 lg:gap-20 ${columns}`}>
      <div className={pictureFirst ? "lg:order-last" : ""}>
        <SectionHeading {...heading} />
        {points.length > 0 && (
          <dl className="mt-8 grid gap-5">
            {points.map(({ title, text }) => (
              <div key={title}>
                <dt className="text-lg font-semibold">{title}</dt>
                <dd className="opacity-85">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
    </Section>
  );
}
