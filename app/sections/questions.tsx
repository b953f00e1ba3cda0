import type { HeadingTexts, TitledText } from "#app/shapes.ts";

/** Questions and answers. They share a name, so that the browser opens one at a time. */
export function Questions({ heading, list }: { heading: HeadingTexts; list: readonly TitledText[] }) {
  return (
    <section className="bg-surface-sunk py-8 lg:py-16">
      <div className="page axes gap-y-6">
        <div className="axis-side">
          <h2 className="text-heading">{heading.title}</h2>
          <p className="mt-3 text-ink-soft">{heading.lead}</p>
        </div>
        <div className="axis-main border-b border-line">
          {list.map(({ title, text }) => (
            <details key={title} name="preguntas" className="question border-t border-line">
              <summary className="flex cursor-pointer items-center justify-between gap-6 py-3 text-lg font-semibold">
                {title}
              </summary>
              <p className="max-w-text pb-6 text-ink-soft">{text}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
