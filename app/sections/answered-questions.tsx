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
      <ul className="mt-6 grid gap-6 lg:mt-10 lg:grid-cols-3 lg:gap-8">
        {questions.map(({ title: question, text, answer }) => (
          <li key={question} className="lg:border-t lg:border-line-strong lg:pt-5">
            <h3 className="text-heading text-brand-strong">
              <span className="text-xl font-normal text-ink-soft">{`«${question}»`}</span>
              <br />
              {answer}
            </h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
