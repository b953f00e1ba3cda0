import type { Heading, Item } from "#app/content/shapes.ts";

export function ShortSteps({ heading, list }: { heading: Heading; list: readonly Item[] }) {
  return (
    <section className="bg-surface py-10 md:py-16">
      <div className="page">
        <h2 className="text-heading">{heading.title}</h2>
        <p className="mt-3 text-ink-soft">{heading.lead}</p>
        <ol className="axes mt-5 gap-x-8 gap-y-3 max-lg:grid-fit-48 lg:mt-8">
          {list.map(({ title, text }) => (
            <li key={title} className="border-t-4 border-ink pt-3 lg:pt-4 lg:col-span-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
