import { conversations } from "../content/shared/conversations.ts";
import { read } from "../site-content.ts";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import type { AiAgentsTexts } from "./words.ts";

const { words: chatLabels } = read(conversations);

type WaitTexts = NonNullable<AiAgentsTexts["response"]>["picture"];

interface WaitRowProps {
  who: string;
  minutes: number;
  /** The automatic reply while the customer waits for a person. */
  first?: string;
  text: string;
  unit: string;
  barWidth: string;
}

function WaitRow({ who, minutes, first, text, unit, barWidth }: WaitRowProps) {
  return (
    <div className="group pb-5 not-first:text-brand-strong">
      <p className="flex flex-wrap items-baseline gap-x-3 ps-3 leading-tight">
        <b className="text-lg/tight">{who}</b>
        <span>
          <b className="text-2xl/tight">{minutes}</b> {unit}
        </span>
      </p>
      {first && <p className="chat-bubble mt-2 w-fit text-ink">{first}</p>}
      <svg
        aria-hidden="true"
        width={barWidth}
        className="mt-2 h-[0.75rem] bg-line-strong group-not-first:bg-current dark:group-first:bg-line-strong/65"
      />
      {/* If fewer than 12em are left at the end of the bar, the answer begins earlier. */}
      <div className="flex">
        <svg aria-hidden="true" width={barWidth} className="h-0" />
        <p className="chat-bubble relative max-w-max flex-[1_0_min(12em,100%)] rounded-t-none rounded-b-xl text-ink group-first:rounded-ee-none group-not-first:rounded-es-none">
          <span className="absolute start-0 top-0 -bottom-5 border-s border-line-strong group-first:hidden" />
          {text}
        </p>
      </div>
    </div>
  );
}

/** The bars have one scale, which begins at the hour of the question; each answer hangs from the end of its bar. */
export function WaitComparison({ label, question, asked, slow, fast, unit }: WaitTexts) {
  const fastWidth = `${(fast.minutes / slow.minutes) * 100}%`;
  return (
    <Vignette label={label}>
      <div className="chat @container p-4 sm:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b>{chatLabels.contact}</b>
          <ExampleLabel />
        </p>
        <div className="mt-3 flex" data-from="customer">
          <p className="chat-bubble">{question}</p>
        </div>
        <div className="border-x border-line-strong pt-5">
          <WaitRow {...slow} unit={unit} barWidth="100%" />
          <WaitRow {...fast} unit={unit} barWidth={fastWidth} />
          <p className="relative flex border-t border-line-strong text-[length:min(1em,5.6vw)]">
            <span className="absolute inset-x-0 top-0 h-2 bg-[repeating-linear-gradient(90deg,var(--color-line-strong)_0_1px,transparent_1px_10%)]" />
            <span className="absolute px-2 pt-2">{asked}</span>
            <svg aria-hidden="true" width={fastWidth} className="h-0 min-w-[4em]" />
            <span className="flex-none border-s border-line-strong px-2 pt-2">{fast.time}</span>
            <span className="ms-auto flex-none px-2 pt-2">{slow.time}</span>
          </p>
        </div>
      </div>
    </Vignette>
  );
}
