import type { Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

export function AnsweredQuestions({
  heading,
  questions,
}: {
  heading: Heading;
  questions: readonly (Item & { answer: string })[];
}) {
  return (
    <Section>
      <h2 className="text-heading">{heading.title}</h2>
      <dl className="axes mt-6 gap-x-8 gap-y-6 max-lg:grid-fit-48 lg:mt-12">
        {questions.map(({ title, text, answer }) => (
          <div key={title} className="lg:col-span-4">
            <dt className="text-xl text-ink-soft">«{title}»</dt>
            <dd>
              <p className="mt-2 border-s-4 border-brand ps-4 text-heading font-semibold tracking-tight text-brand-strong">
                {answer}
              </p>
              <p className="mt-2 text-ink-soft lg:mt-4">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
