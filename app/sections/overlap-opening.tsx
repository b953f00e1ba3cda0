import type { ReactNode } from "react";
import type { OpeningTexts } from "#app/shapes.ts";
import { Section } from "#app/ui/section.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { OpeningButtons } from "./page-opening.tsx";

interface OverlapOpeningProps extends OpeningTexts {
  name: string;
  /** A `ShopSign`, which is shown on phones only, between title and lead. */
  sign: ReactNode;
  back: ReactNode;
  front: ReactNode;
}

export function OverlapOpening({ name, title, lead, call, note, sign, back, front }: OverlapOpeningProps) {
  return (
    <Section tone="wash" space="opening" className="axes gap-x-8 gap-y-12 items-start max-lg:grid-pair">
      <div className="lg:col-span-6">
        <Breadcrumbs name={name} />
        <h1 className="text-opening lg:text-name">{title}</h1>
        {sign}
        <p className="mt-6 mb-8 max-w-lead text-lg soft">{lead}</p>
        <OpeningButtons call={call} note={note} />
      </div>
      <div className="gap-x-8 lg:col-span-6 lg:grid lg:grid-cols-3">
        <div className="me-6 lg:col-span-3 lg:me-16">{back}</div>
        <div className="relative -mt-6 ms-6 lg:-mt-16 lg:col-span-2 lg:col-start-2 lg:ms-0">{front}</div>
      </div>
    </Section>
  );
}
