import { Vignette } from "#app/ui/vignette.tsx";

interface TwoWaitsProps {
  label: string;
  example: string;
  question: string;
  /** When the question came. */
  asked: string;
  answers: readonly { who: string; minutes: number; text: string; time: string }[];
  unit: string;
}

const pixelsPerMinute = 5;

/** The same question answered twice; the way down to each answer is as long as the wait. */
export function TwoWaits({ label, example, question, asked, answers, unit }: TwoWaitsProps) {
  return (
    <Vignette label={label} className="text-ink">
      <div className="chat p-4 sm:p-6">
        <p className="flex justify-end">
          <span className="example-mark">{example}</span>
        </p>
        <div className="mt-4 grid grid-cols-2 gap-3 sm:gap-8">
          {answers.map(({ who, minutes, text, time }, index) => (
            <div key={who}>
              <p className="pb-3 text-lg font-semibold">{who}</p>
              <div data-from="customer">
                <p className="chat-bubble">
                  {question} <span className="chat-time">{asked}</span>
                </p>
              </div>
              <div
                className={`flex items-center gap-2 sm:gap-3 ${index ? "text-brand-strong" : "text-ink-soft"}`}
              >
                <svg
                  aria-hidden="true"
                  width="4"
                  height={minutes * pixelsPerMinute}
                  className="ms-2 flex-none sm:ms-4"
                >
                  <line x1="2" x2="2" y2="100%" stroke="currentColor" strokeWidth="4" strokeDasharray="4 4" />
                </svg>
                <p className="leading-tight">
                  <span className="block text-heading font-semibold">{minutes}</span>
                  {unit}
                </p>
              </div>
              <p className="chat-bubble">
                {text} <span className="chat-time">{time}</span>
              </p>
            </div>
          ))}
        </div>
      </div>
    </Vignette>
  );
}
