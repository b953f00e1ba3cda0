import type { ReferenceTexts } from "#app/content/owner.ts";
import { Section } from "#app/ui/section.tsx";

export function References({ title, list }: ReferenceTexts) {
  return (
    <Section tone="wash">
      <h2 className="text-xl text-brand-strong">{title}</h2>
      <div className="mt-10 grid gap-12">
        {list.map(({ quote, name, firm }) => (
          <figure key={quote} className="axes gap-x-8 gap-y-4 lg:items-end">
            <blockquote className="text-2xl text-balance lg:col-span-8">«{quote}»</blockquote>
            <figcaption className="lg:col-span-4">
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-soft">{firm}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
