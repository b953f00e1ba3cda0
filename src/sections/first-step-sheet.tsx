import type { FirstStepSheetTexts } from "../content/shared/first-step-sheet.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import "../ui/paper.css";
import "./first-step-sheet.css";

export function FirstStepSheet(texts: FirstStepSheetTexts) {
  return (
    <Vignette label={texts.label} className="paper first-step-sheet">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 max-md:pb-3">
        <b className="text-xl tracking-tight">{texts.title}</b>
        <span data-print="hide">
          <ExampleLabel />
        </span>
      </p>
      <p className="pb-3 text-ink-soft max-md:hidden" data-print="hide">
        {texts.firm}
      </p>
      {(["first", "untouched", "price"] as const).map((question) => (
        <p key={question} className="py-2">
          <b>{texts[question]}</b>
          <span className="first-step-sheet-answer block text-brand-strong">{texts.answers[question]}</span>
        </p>
      ))}
      <p className="print-exact mt-2 mb-3 border-s-4 border-action py-1 ps-3 font-semibold">
        {texts.meeting}
      </p>
      {texts.signer && <p className="pb-3 text-ink-soft">{texts.signer}</p>}
    </Vignette>
  );
}
