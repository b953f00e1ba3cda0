import type { PropsWithChildren } from "react";
import { ClaimText } from "../sections/claim-text.tsx";
import { Section } from "../ui/section.tsx";
import type { KaseyaTexts } from "./words.ts";

export function RestoreStory({ heading, claim, points, children }: PropsWithChildren<KaseyaTexts["backup"]>) {
  return (
    <Section className="axes grid-rows-[auto_1fr] gap-x-8 gap-y-6 md:max-lg:grid-cols-2 lg:gap-y-4">
      <h2 className="axis-side text-2xl">{heading.title}</h2>
      <div className="axis-main md:row-span-2">{children}</div>
      <div className="axis-side grid content-start gap-6 md:row-span-2 md:row-start-2 lg:gap-10">
        <p className="text-ink-soft">{heading.lead}</p>
        <dl className="grid gap-4">
          {points.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-lg/snug font-semibold">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {claim && (
        <ClaimText
          claim={claim}
          className="axis-main text-lg md:row-start-3"
          figureClassName="me-1 whitespace-nowrap"
          textClassName="max-lg:block"
        />
      )}
    </Section>
  );
}
