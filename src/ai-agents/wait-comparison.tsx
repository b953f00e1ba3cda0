import { chatLabels } from "../content/conversations.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import "./wait-comparison.css";

interface FirmAnswer {
  /** The heading: how the firm answers, today or with an agent. */
  who: string;
  minutes: number;
  /** The automatic reply while the customer waits for a person. */
  first?: string;
  text: string;
  time: string;
}

interface WaitComparisonProps {
  /** The description of the picture for screen readers. */
  label: string;
  question: string;
  /** The hour of the question. */
  asked: string;
  slow: FirmAnswer;
  fast: FirmAnswer;
  /** The word after the number of minutes. */
  unit: string;
}

interface WaitRowProps extends Omit<FirmAnswer, "time"> {
  unit: string;
  /** The bar's share of the scale's width, such as '100%'. */
  barWidth: string;
}

function WaitRow({ who, minutes, first: automaticReply, text: answer, unit, barWidth }: WaitRowProps) {
  return (
    <div className="wait">
      <p className="flex flex-wrap items-baseline gap-x-3 ps-3 line-height-tight">
        <b className="text-lg line-height-tight">{who}</b>
        <span>
          <b className="text-heading line-height-tight">{minutes}</b> {unit}
        </span>
      </p>
      {automaticReply && <p className="chat-bubble mt-2 w-fit text-ink">{automaticReply}</p>}
      <svg aria-hidden="true" width={barWidth} className="wait-bar" />
      <div className="wait-answer">
        <svg aria-hidden="true" width={barWidth} />
        <p className="chat-bubble text-ink">{answer}</p>
      </div>
    </div>
  );
}

export function WaitComparison({
  label,
  question,
  asked: questionHour,
  slow,
  fast,
  unit,
}: WaitComparisonProps) {
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
          <WaitRow {...slow} unit={unit} barWidth="100%" />
          <WaitRow {...fast} unit={unit} barWidth={fastWidth} />
          <p className="wait-hours">
            <span>{questionHour}</span>
            <svg aria-hidden="true" width={fastWidth} />
            <span>{fast.time}</span>
            <span>{slow.time}</span>
          </p>
        </div>
      </div>
    </Vignette>
  );
}
