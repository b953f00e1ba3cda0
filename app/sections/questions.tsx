import { Plus } from "lucide-react";
import type { Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

/** Questions and answers; the shared name lets the browser keep at most one open. */
export function Questions({ heading, list }: { heading: Heading; list: readonly Item[] }) {
  return (
    <Section tone="sunk" className="grid gap-10 lg:grid-cols-side-main lg:gap-16">
      <SectionHeading {...heading} />
      <div className="border-b border-line">
        {list.map(({ title, text }) => (
          <details key={title} name="preguntas" className="question border-t border-line">
            <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-4 text-lg font-semibold">
              <span className="text-balance">{title}</span>
              <Plus className="question-icon size-6 flex-none text-brand" />
            </summary>
            <p className="max-w-text pb-8 text-ink-soft">{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
