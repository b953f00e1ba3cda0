import type { TitledText } from "../content/texts/field-types.ts";
import "./plain-words-comparison.css";

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
        <s className="plain-bubble bg-surface-sunk decoration-2 max-sm:leading-snug">{jargon.text}</s>
      </p>
      <p className="mt-2 text-ink-soft sm:mt-4">
        <span className="max-sm:sr-only">{plainWords.title}</span>
        <strong className="plain-bubble bg-brand-wash text-lg font-semibold tracking-tight text-ink max-sm:leading-snug">
          {plainWords.text}
        </strong>
      </p>
    </div>
  );
}
