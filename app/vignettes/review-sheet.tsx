import { Vignette } from "#app/ui/vignette.tsx";

interface ReviewSheetProps {
  label: string;
  title: string;
  rows: readonly { thing: string; question: string }[];
  answer: string;
  meeting: string;
}

export function ReviewSheet({ label, title, rows, answer, meeting }: ReviewSheetProps) {
  return (
    <Vignette label={label} className="paper">
      <p className="pb-3 text-lg font-semibold">{title}</p>
      {rows.map(({ thing, question }) => (
        <p
          key={thing}
          className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-3"
        >
          <span className="font-semibold">{thing}</span>
          <span className="text-ink-soft">{question}</span>
        </p>
      ))}
      <p className="mt-1 mb-3 rounded-md bg-action px-4 py-3 font-semibold text-action-ink">
        <span className="block text-lg leading-tight">{answer}</span>
        <span className="font-normal">{meeting}</span>
      </p>
    </Vignette>
  );
}
