import { Breadcrumbs } from "../sections/breadcrumbs.tsx";
import { OpeningButtonsAndLinks, type OpeningProps } from "../sections/page-opening.tsx";

export function PipelineOpening({ phoneShopSign, children, ...texts }: OpeningProps) {
  return (
    <section className="overflow-x-clip bg-surface">
      <div className="page pt-8 pb-8 lg:pb-12">
        <Breadcrumbs pageName={texts.pageName} />
        <h1 className="text-opening">{texts.title}</h1>
        {phoneShopSign}
        <div className="axes mt-6 gap-x-8 gap-y-6 max-lg:grid-fit-2xs">
          <p className="max-w-lead text-lg text-ink-soft lg:col-span-5">{texts.lead}</p>
          <div className="lg:col-span-6 lg:col-start-7">
            <OpeningButtonsAndLinks {...texts} />
          </div>
        </div>
      </div>
      {children}
    </section>
  );
}
