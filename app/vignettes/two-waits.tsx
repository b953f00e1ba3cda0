import { Vignette } from "#app/ui/vignette.tsx";

interface Answer {
  who: string;
  minutes: number;
  text: string;
  time: string;
}

interface TwoWaitsProps {
  label: string;
  example: string;
  question: string;
  /** When the question came. */
  asked: string;
  slow: Answer;
  fast: Answer;
  unit: string;
}

const pixelsPerMinute = 5;

function Hour({ time, minutes = 0 }: { time: string; minutes?: number }) {
  return (
    <p className="flex font-semibold leading-tight">
      {time}
      <svg aria-hidden="true" width="1" height={minutes * pixelsPerMinute} />
    </p>
  );
}

function Wait({ who, minutes, unit }: Pick<Answer, "who" | "minutes"> & Pick<TwoWaitsProps, "unit">) {
  return (
    <p className="leading-tight">
      <span className="block text-lg font-semibold leading-tight">{who}</span>
      <span className="text-heading font-semibold">{minutes}</span> {unit}
    </p>
  );
}

export function TwoWaits({ label, example, question, asked, slow, fast, unit }: TwoWaitsProps) {
  return (
    <Vignette label={label} className="text-ink">
      <div className="chat @container p-4 sm:p-6">
        <div
          className="flex items-start justify-between gap-3 @max-picture-narrow:flex-col"
          data-from="customer"
        >
          <span className="example-mark">{example}</span>
          <p className="chat-bubble">
            {question} <span className="chat-time">{asked}</span>
          </p>
        </div>
        <div className="waits">
          <Hour time={asked} minutes={fast.minutes} />
          <div className="wait text-ink-soft">
            <Wait {...slow} unit={unit} />
          </div>
          <div className="wait text-brand-strong">
            <Wait {...fast} unit={unit} />
          </div>
          <Hour time={fast.time} minutes={slow.minutes - fast.minutes} />
          <div className="wait text-ink-soft" />
          <div>
            <p className="chat-bubble">
              {fast.text} <span className="chat-time">{fast.time}</span>
            </p>
          </div>
          <Hour time={slow.time} />
          <div className="col-span-2">
            <p className="chat-bubble">
              {slow.text} <span className="chat-time">{slow.time}</span>
            </p>
          </div>
        </div>
      </div>
    </Vignette>
  );
}
