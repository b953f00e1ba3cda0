import type { TitledText } from "../content/texts/field-types.ts";

/** The width is that of the text, in em, so that it wraps in the same place in every size and font. */
const bubbleClasses =
  "mt-1 box-content block w-fit rounded-2xl rounded-es-none px-4 py-2 max-sm:leading-snug sm:px-5 sm:py-3 forced-colors:border";

/** On phones only screen readers get the titles. */
export function PlainWordsComparison({
  title,
  jargon,
  plainWords,
}: {
  title: string;
  jargon: TitledText;
  plainWords: TitledText;
}) {
  return (
    <div className="-col-end-1 lg:col-span-5 lg:col-start-8">
      <h2 className="text-lg max-sm:leading-snug">{title}</h2>
      <p className="mt-2 text-ink-soft sm:mt-4">
        <span className="max-sm:sr-only">{jargon.title}</span>
        <s className={`${bubbleClasses} max-w-[9.5em] bg-surface-sunk decoration-2`}>{jargon.text}</s>
      </p>
      <p className="mt-2 text-ink-soft sm:mt-4">
        <span className="max-sm:sr-only">{plainWords.title}</span>
        <strong
          className={`${bubbleClasses} max-w-[14.6em] bg-brand-wash text-lg font-semibold tracking-tight text-ink`}
        >
          {plainWords.text}
        </strong>
      </p>
    </div>
  );
}
