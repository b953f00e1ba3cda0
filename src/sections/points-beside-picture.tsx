import type { ReactNode } from "react";
import type { HeadingTexts, TitledText } from "../content/texts/field-types.ts";
import { Section } from "../ui/section.tsx";

interface PointsBesidePictureProps {
  heading: HeadingTexts;
  points: readonly TitledText[];
  tone?: "surface" | "sunk";
  /** Whether, on wide windows, the picture is left of the points; the title is then larger. */
  pictureLeft?: boolean;
  children: ReactNode;
}

export function PointsBesidePicture({
  heading,
  points,
  tone,
  pictureLeft,
  children,
}: PointsBesidePictureProps) {
  return (
    <Section
      tone={tone}
      className={`axes items-center gap-x-8 gap-y-8 ${pictureLeft ? "max-lg:grid-fit-2xs" : ""}`}
    >
      <div
        className={`grid gap-x-8 gap-y-6 ${pictureLeft ? "lg:order-last lg:col-span-6 lg:col-start-7" : "axis-side max-lg:grid-fit-2xs"}`}
      >
        <div>
          <h2 className={pictureLeft ? "text-3xl" : "text-2xl"}>{heading.title}</h2>
          {heading.lead && <p className="mt-4 soft">{heading.lead}</p>}
        </div>
        <dl
          className={`grid gap-x-8 gap-y-4 max-lg:grid-fit-[12rem] ${pictureLeft ? "lg:*:border-t lg:*:border-line lg:*:pt-4" : "lg:gap-y-5"}`}
        >
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-lg/snug font-semibold">{title}</dt>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={pictureLeft ? "lg:col-span-5" : "axis-main"}>{children}</div>
    </Section>
  );
}
