import { Vignette } from "#app/ui/vignette.tsx";

interface InvitationProps {
  label: string;
  day: string;
  when: string;
  title: string;
  length: string;
  where: string;
  question: string;
  answers: readonly string[];
}

export function Invitation({ label, day, when, title, length, where, question, answers }: InvitationProps) {
  return (
    <Vignette
      label={label}
      className="overflow-hidden rounded-lg border border-line bg-surface-raised shadow-lift"
    >
      <p className="bg-action px-6 py-5 text-xl font-semibold text-action-ink">
        {day} {when}
        <span className="block text-lg font-normal">{length}</span>
      </p>
      <div className="px-6 py-5">
        <p className="text-lg font-semibold leading-tight">{title}</p>
        <p className="text-ink-soft">{where}</p>
        <p className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
          <span className="w-full text-ink-soft">{question}</span>
          {answers.map((answer, index) => (
            <span
              key={answer}
              className={`rounded-full border px-4 py-1 ${index ? "border-line-strong" : "border-brand bg-brand font-semibold text-surface"}`}
            >
              {answer}
            </span>
          ))}
        </p>
      </div>
    </Vignette>
  );
}
