import type { TitledText } from "#app/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface AnsweredQuestionsProps {
  title: string;
  questions: readonly (TitledText & { answer: string })[];
}

export function AnsweredQuestions({ title, questions }: AnsweredQuestionsProps) {
  return (
    <Section>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-6 grid gap-6 lg:mt-12 lg:gap-10">
        {questions.map(({ title: question, text, answer }) => (
          <li key={question} className="axes lg:items-end">
            <h3 className="text-heading text-brand-strong lg:col-span-6 lg:text-2xl">
              <span className="text-xl font-normal text-ink-soft">{`«${question}»`}</span>
              <br />
              {answer}
            </h3>
            <p className="mt-2 text-ink-soft lg:col-span-5 lg:col-start-8">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
