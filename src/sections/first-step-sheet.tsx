import type { FirstStepSheetTexts } from "../content/first-step-sheet.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import "../ui/paper.css";
import "./first-step-sheet.css";

/** The sheet that the visitor gets in the meeting. In print its lines are empty: the example answers are left out. */
export function FirstStepSheet({
  label,
  title,
  firm,
  first: firstStepQuestion,
  untouched: untouchedQuestion,
  price: priceQuestion,
  meeting: meetingText,
  signer,
  answers,
}: FirstStepSheetTexts) {
  const rows = [
    { question: firstStepQuestion, answer: answers.first },
    { question: untouchedQuestion, answer: answers.untouched },
    { question: priceQuestion, answer: answers.price },
  ];
  return (
    <Vignette label={label} className="paper first-step-sheet">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 max-md:pb-3">
        <b className="text-xl tracking-tight">{title}</b>
        <span data-print="hide">
          <ExampleLabel />
        </span>
      </p>
      <p className="pb-3 text-ink-soft max-md:hidden" data-print="hide">
        {firm}
      </p>
      {rows.map(({ question, answer }) => (
        <p key={question} className="py-2">
          <b>{question}</b>
          <span className="first-step-sheet-answer text-brand-strong">{answer}</span>
        </p>
      ))}
      <p className="print-exact mt-2 mb-3 border-s-4 border-action py-1 ps-3 font-semibold">{meetingText}</p>
      {signer && <p className="pb-3 text-ink-soft">{signer}</p>}
    </Vignette>
  );
}
