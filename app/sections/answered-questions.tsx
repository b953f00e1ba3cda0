import type { Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface AnsweredQuestionsProps {
  heading: Heading;
  questions: readonly (Item & { answer: string })[];
}

export function AnsweredQuestions({ heading, questions }: AnsweredQuestionsProps) {
  return (
    <Section>
      <h2 className="text-heading">{heading.title}</h2>
      <ul className="mt-6 grid gap-6 lg:mt-12 lg:gap-10">
        {questions.map(({ title, text, answer }) => (
          <li key={title} className="axes lg:items-end">
            <h3 className="text-heading text-brand-strong lg:col-span-8 lg:text-2xl">
              <span className="text-xl font-normal text-ink-soft">{`«${title}»`}</span>
              <br />
              {answer}
            </h3>
            <p className="mt-2 text-ink-soft lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
