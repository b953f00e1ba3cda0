import { Breadcrumbs } from "../sections/breadcrumbs.tsx";
import { OpeningButtonsAndLinks, type OpeningProps } from "../sections/page-opening.tsx";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { Section } from "../ui/section.tsx";

export function PipelineOpening({ phoneShopSign, ...texts }: OpeningProps) {
  return (
    <Section space="none" className="pt-8 pb-8 lg:pb-12">
      <Breadcrumbs pageName={texts.pageName} />
      <h1 className="text-opening">{texts.title}</h1>
      {phoneShopSign}
      <FirstPaintMark />
      <div className="axes mt-6 gap-x-8 gap-y-6 max-lg:grid-fit-2xs">
        <p className="max-w-lead text-lg text-ink-soft lg:col-span-5">{texts.lead}</p>
        <div className="lg:col-span-6 lg:col-start-7">
          <OpeningButtonsAndLinks {...texts} />
        </div>
      </div>
    </Section>
  );
}
