import { SendHorizontal } from "lucide-react";
import { Vignette } from "#app/ui/vignette.tsx";

interface OwnQuestionsProps {
  label: string;
  said: readonly string[];
  draft: string;
}

export function OwnQuestions({ label, said, draft }: OwnQuestionsProps) {
  return (
    <Vignette label={label}>
      <div className="grid justify-items-end gap-3 text-lg">
        {said.map((question) => (
          <p key={question} className="rounded-md bg-surface-raised px-4 py-3 shadow-soft">
            {question}
          </p>
        ))}
        <p className="flex w-full items-center gap-3 rounded-full border-2 border-brand bg-surface-raised py-3 ps-6 pe-3">
          <span className="flex-1">
            {draft}
            <i className="caret" />
          </span>
          <span className="grid size-11 flex-none place-items-center rounded-full bg-brand text-surface">
            <SendHorizontal className="size-5" />
          </span>
        </p>
      </div>
    </Vignette>
  );
}
