import { ExampleMark } from "#app/ui/example-mark.tsx";
import { Vignette } from "#app/ui/vignette.tsx";

interface FirmAnswer {
  who: string;
  minutes: number;
  /** The automatic reply while the customer waits for a person. */
  first?: { text: string; time: string };
  text: string;
  time: string;
}

interface WaitComparisonProps {
  label: string;
  question: string;
  asked: string;
  slow: FirmAnswer;
  fast: FirmAnswer;
  unit: string;
}

function WaitRow({
  who,
  minutes,
  first,
  text,
  time,
  unit,
  scale,
}: FirmAnswer & { unit: string; scale: number }) {
  return (
    <div className="wait mt-5">
      <p className="flex flex-wrap items-baseline gap-x-3 line-height-tight">
        <b className="text-lg line-height-tight">{who}</b>
        <span>
          <b className="text-heading line-height-tight">{minutes}</b> {unit}
        </span>
      </p>
      {first && (
        <p className="chat-bubble mt-2 w-fit text-ink">
          {first.text} <span className="chat-time">{first.time}</span>
        </p>
      )}
      <div className="wait-scale">
        <svg aria-hidden="true" width={`${(minutes / scale) * 100}%`} />
        <p className="chat-bubble text-ink">
          {text} <span className="chat-time">{time}</span>
        </p>
      </div>
    </div>
  );
}

export function WaitComparison({
  label,
  question,
  asked: questionTime,
  slow,
  fast,
  unit,
}: WaitComparisonProps) {
  return (
    <Vignette label={label}>
      <div className="chat @container p-4 sm:p-6">
        <p className="mb-2 text-end">
          <ExampleMark />
        </p>
        <p className="chat-message ms-auto w-fit" data-from="customer">
          <span className="chat-bubble">
            {question} <span className="chat-time">{questionTime}</span>
          </span>
        </p>
        <WaitRow {...slow} unit={unit} scale={slow.minutes} />
        <WaitRow {...fast} unit={unit} scale={slow.minutes} />
      </div>
    </Vignette>
  );
}
