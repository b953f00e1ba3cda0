import { chatLabels } from "../content/conversations.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { AiAgentsTexts } from "./words.ts";
import "./wait-comparison.css";

type WaitTexts = NonNullable<AiAgentsTexts["response"]>["picture"];

interface WaitRowProps {
  answer: { who: string; minutes: number; first?: string; text: string };
  unit: string;
  /** The bar's share of the scale's width, such as '100%'. */
  barWidth: string;
}

/** `first` is the automatic reply while the customer waits for a person. */
function WaitRow({ answer: { who, minutes, first, text }, unit, barWidth }: WaitRowProps) {
  return (
    <div className="wait">
      <p className="flex flex-wrap items-baseline gap-x-3 ps-3 line-height-tight">
        <b className="text-lg line-height-tight">{who}</b>
        <span>
          <b className="text-heading line-height-tight">{minutes}</b> {unit}
        </span>
      </p>
      {first && <p className="chat-bubble mt-2 w-fit text-ink">{first}</p>}
      <svg aria-hidden="true" width={barWidth} className="wait-bar" />
      <div className="wait-answer">
        <svg aria-hidden="true" width={barWidth} />
        <p className="chat-bubble text-ink">{text}</p>
      </div>
    </div>
  );
}

export function WaitComparison({ label, question, asked, slow, fast, unit }: WaitTexts) {
  const fastWidth = `${(fast.minutes / slow.minutes) * 100}%`;
  return (
    <Vignette label={label}>
      <div className="chat @container p-4 sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b>{chatLabels.contact}</b>
          <ExampleLabel />
        </p>
        <div className="wait-question mt-3 flex" data-from="customer">
          <p className="chat-bubble">{question}</p>
        </div>
        <div className="wait-clock">
          <WaitRow answer={slow} unit={unit} barWidth="100%" />
          <WaitRow answer={fast} unit={unit} barWidth={fastWidth} />
          <p className="wait-hours">
            <span>{asked}</span>
            <svg aria-hidden="true" width={fastWidth} />
            <span>{fast.time}</span>
            <span>{slow.time}</span>
          </p>
        </div>
      </div>
    </Vignette>
  );
}
