import type { ReactNode } from "react";
import type { Opening } from "#app/content/shapes.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { OpeningCalls } from "./page-opening.tsx";

/** Words beside two pictures; the second overlaps the first and the band below. */
export function OverlapOpening({
  name,
  title,
  lead,
  call,
  back,
  front,
}: Opening & { name: string; back: ReactNode; front: ReactNode }) {
  return (
    <section className="bg-brand-wash">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-12 px-5 pt-16 sm:px-8 md:pt-20 items-start lg:grid-cols-2">
        <div className="lg:pt-6 lg:pb-16">
          <Breadcrumbs name={name} />
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-6 max-w-text text-lg text-ink-soft">{lead}</p>
          <OpeningCalls call={call} />
        </div>
        <div className="md:grid md:grid-cols-12">
          <div className="md:col-start-1 md:col-end-11">{back}</div>
          <div className="relative -mt-8 -mb-12 ms-6 md:col-start-4 md:col-end-13 md:-mt-16 md:-mb-20 md:ms-0">
            {front}
          </div>
        </div>
      </div>
    </section>
  );
}
