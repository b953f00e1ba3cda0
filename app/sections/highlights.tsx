import type { Claim } from "#app/content/shapes.ts";

/**
 * Three figures on one sheet that lies half on the dark band above. The section itself reaches into its neighbours, with
 * room for the sheet's shadow: until React has the page, what stands out of a section is cut off.
 */
export function Highlights({ title, claims }: { title: string; claims: readonly Claim[] }) {
  return (
    <section className="relative mx-auto -mt-24 -mb-16 max-w-page px-5 pt-4 pb-16 sm:px-8">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid gap-px overflow-clip rounded-lg bg-line shadow-lift md:grid-fit-48">
        {claims.map(({ lead, figure, text, source }) => (
          <li
            key={figure}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-surface-raised px-6 py-5 md:block md:px-8 md:py-10 lg:px-10"
          >
            <p className="min-w-38 leading-tight">
              <span className="block text-sm text-ink-soft">{lead}</span>
              <span className="block text-2xl font-semibold tracking-tight text-brand-strong">{figure}</span>
            </p>
            <p className="grow basis-32 text-sm text-ink-soft md:mt-2 md:text-base">
              {text}
              {source && <small className="block text-xs">{source}</small>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
