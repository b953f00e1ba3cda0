import type { PropsWithChildren } from "react";
import { Breadcrumbs } from "../sections/breadcrumbs.tsx";
import { OpeningButtonsAndLinks, type OpeningProps } from "../sections/page-opening.tsx";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { Section } from "../ui/section.tsx";

export function FleetOpening({ phoneShopSign, children, ...texts }: PropsWithChildren<OpeningProps>) {
  return (
    <Section
      tone="night"
      space="none"
      className="axes items-start gap-y-6 pt-8 pb-10 md:pb-16 lg:gap-y-12 lg:pb-24"
    >
      <div className="lg:col-span-full">
        <Breadcrumbs pageName={texts.pageName} />
        <h1 className="text-opening">{texts.title}</h1>
        {phoneShopSign}
        <FirstPaintMark />
      </div>
      <div className="grid gap-x-8 gap-y-6 max-lg:grid-fit-2xs lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:gap-y-5">
        <p className="max-w-lead text-lg text-pretty text-on-night-soft lg:max-w-note">{texts.lead}</p>
        <OpeningButtonsAndLinks {...texts} onDarkBackground />
      </div>
      <div className="lg:col-span-8 lg:col-start-1 lg:row-start-2">{children}</div>
    </Section>
  );
}
