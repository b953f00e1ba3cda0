import { Breadcrumbs } from "../sections/breadcrumbs.tsx";
import { OpeningButtonsAndLinks, type OpeningProps } from "../sections/page-opening.tsx";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { Section } from "../ui/section.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import { Vignette } from "../ui/vignette.tsx";
import "./sign-opening.css";

/** The workshop, which has the sign, and its neighbours: as many as fit in the widest window. */
export const signStreetShops = ["workshop", "dentist", "cafe", "optician", "kiosk", "school"] as const;

export function SignOpening({ mailAddress, ...texts }: OpeningProps & { mailAddress: string }) {
  return (
    <Section tone="wash" space="none" className="axes gap-x-8 pt-8 lg:grid-rows-[auto_1fr]">
      <div className="@container lg:col-span-6">
        <Breadcrumbs pageName={texts.pageName} />
        <h1 className="text-opening lg:text-[length:min(11.5cqw,5.5rem)]">{texts.title}</h1>
      </div>
      <Vignette className="sign-scene @container mt-5 md:mt-8 lg:grid lg:content-end lg:mt-0 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
        <p className="sign-board w-fit rounded-xl bg-surface-raised tracking-tight wrap-anywhere text-brand">
          {mailAddress}
        </p>
        <div className="sign-street relative flex">
          {signStreetShops.map((shop) => (
            <StreetObjectIcon
              key={shop}
              name={shop}
              className={`relative h-full flex-none not-first:opacity-40 street-day street-at-${shop}`}
            />
          ))}
        </div>
      </Vignette>
      <FirstPaintMark windows="wide" />
      <div className="grid gap-x-8 gap-y-8 pt-6 pb-10 max-lg:grid-fit-2xs lg:col-span-6 lg:content-start lg:pb-16">
        <p className="max-w-lead text-lg soft">{texts.lead}</p>
        <OpeningButtonsAndLinks {...texts} />
      </div>
    </Section>
  );
}
