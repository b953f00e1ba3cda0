import type { Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

const shifts = ["", "lg:ms-[18%]", "lg:ms-[36%]"];

/** What people ask across the office, each line a little further in, and where the answer now is. */
export function AnsweredQuestions({ heading, questions }: { heading: Heading; questions: readonly Item[] }) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <dl className="mt-12 grid gap-10 lg:mt-16 lg:gap-12">
        {questions.map(({ title, text }, index) => (
          <div key={title} className={`border-s-2 border-brand ps-6 lg:ps-8 ${shifts[index]}`}>
            <dt className="text-xl font-semibold text-brand-strong">{title}</dt>
            <dd className="mt-2 max-w-text text-balance text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
