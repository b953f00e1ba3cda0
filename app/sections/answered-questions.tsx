import type { Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

export function AnsweredQuestions({ heading, questions }: { heading: Heading; questions: readonly Item[] }) {
  return (
    <Section className="grid gap-12 lg:grid-cols-side-main lg:gap-16">
      <SectionHeading {...heading} />
      <dl className="grid gap-10 lg:gap-0">
        {questions.map(({ title, text }) => (
          <div
            key={title}
            className="border-s-2 border-brand ps-6 lg:grid lg:grid-cols-2 lg:gap-x-10 lg:border-s-0 lg:border-t lg:border-line lg:ps-0 lg:py-8"
          >
            <dt className="text-balance text-xl font-semibold text-brand-strong">{title}</dt>
            <dd className="mt-2 max-w-text text-ink-soft lg:mt-0">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
