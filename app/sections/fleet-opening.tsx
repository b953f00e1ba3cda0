import type { ReactNode } from "react";
import type { Opening } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { OpeningCalls } from "./page-opening.tsx";

/** The title stands over both columns; on wide windows the picture comes before the words. */
export function FleetOpening({
  name,
  title,
  lead,
  call,
  children,
}: Opening & { name: string; children: ReactNode }) {
  return (
    <Section tone="night" className="grid gap-y-12 lg:grid-cols-main-side lg:items-start lg:gap-x-16">
      <div className="lg:contents">
        <div className="lg:col-span-2">
          <Breadcrumbs name={name} />
          <h1 className="text-3xl">{title}</h1>
        </div>
        <div className="mt-6 lg:order-last lg:mt-0">
          <p className="max-w-text text-lg text-on-night-soft">{lead}</p>
          <OpeningCalls call={call} night />
        </div>
      </div>
      {children}
    </Section>
  );
}
