import type { CareersTexts } from "./words.ts";

/** The width is that of the text, in em, so that it wraps in the same place in every size and font. */
const bubbleClasses =
  "mt-1 box-content block w-fit rounded-2xl rounded-es-none px-4 py-2 max-sm:leading-snug sm:px-5 sm:py-3 forced-colors:border";

/** On phones only screen readers get the titles. */
export function PlainWordsComparison({ title, ours, theirs }: CareersTexts["plainWords"]) {
  return (
    <div className="-col-end-1 lg:col-span-5 lg:col-start-8">
      <h2 className="text-lg max-sm:leading-snug">{title}</h2>
      <p className="mt-2 text-ink-soft sm:mt-4">
        <span className="max-sm:sr-only">{ours.title}</span>
        <s className={`${bubbleClasses} max-w-[9.5em] bg-surface-sunk decoration-2`}>{ours.text}</s>
      </p>
      <p className="mt-2 text-ink-soft sm:mt-4">
        <span className="max-sm:sr-only">{theirs.title}</span>
        <strong
          className={`${bubbleClasses} max-w-[14.6em] bg-brand-wash text-lg font-semibold tracking-tight text-ink`}
        >
          {theirs.text}
        </strong>
      </p>
    </div>
  );
}
