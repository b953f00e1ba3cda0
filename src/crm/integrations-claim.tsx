import type { PropsWithChildren } from "react";
import { ClaimText } from "../sections/claim-text.tsx";
import { Section } from "../ui/section.tsx";
import type { CrmTexts } from "./words.ts";

type IntegrationsClaimProps = PropsWithChildren<CrmTexts["integrations"]>;

export function IntegrationsClaim({ title, lead, claim, children }: IntegrationsClaimProps) {
  return (
    <Section>
      <div className="axes items-end gap-x-8 gap-y-6 max-lg:flex max-lg:flex-wrap">
        <div className="grow basis-sm lg:col-span-8">
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-5 max-w-lead text-lg text-ink-soft">{lead}</p>
        </div>
        {claim && (
          <ClaimText
            claim={claim}
            className="grow basis-[10rem] text-lg/snug lg:col-span-4"
            figureClassName="pt-1 sm:block"
            textClassName="max-w-headline pt-2 sm:block"
          />
        )}
      </div>
      <div className="mt-6 lg:mt-16">{children}</div>
    </Section>
  );
}
