import type { ReactNode } from "react";
import type { Opening } from "#app/content/shapes.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { OpeningCalls } from "./page-opening.tsx";

/** The picture below the words reaches both edges of the window. */
export function BoardOpening({
  name,
  title,
  lead,
  call,
  children,
}: Opening & { name: string; children: ReactNode }) {
  return (
    <section className="overflow-x-clip bg-surface">
      <div className="mx-auto max-w-page px-5 py-16 sm:px-8 md:py-20">
        <Breadcrumbs name={name} />
        <h1 className="text-3xl max-sm:pe-4">{title}</h1>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-16 lg:*:mt-0">
          <p className="max-w-text text-lg text-ink-soft">{lead}</p>
          <OpeningCalls call={call} />
        </div>
      </div>
      {children}
    </section>
  );
}
