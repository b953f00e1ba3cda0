import { Vignette } from "#app/ui/vignette.tsx";

interface IncomingQuestionsProps {
  label: string;
  questions: readonly { text: string; outcome: string }[];
}

export function IncomingQuestions({ label, questions }: IncomingQuestionsProps) {
  return (
    <Vignette label={label} className="incoming grid gap-2 lg:gap-6">
      {questions.map(({ text, outcome }) => (
        <p key={text} className="rounded-lg bg-surface-raised text-brand-strong shadow-soft">
          <b className="block text-ink">{text}</b>
          {`→ ${outcome}`}
        </p>
      ))}
    </Vignette>
  );
}
