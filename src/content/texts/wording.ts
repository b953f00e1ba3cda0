import { firm } from "../firm/firm.ts";
import { define } from "../reading/content.ts";

/** Joins words as lists in the site's language: 'a, b y c', 'a, b o c'. */
export const wordLists = define((read) => {
  const { locale } = read(firm);
  const conjunction = new Intl.ListFormat(locale, { type: "conjunction" });
  const disjunction = new Intl.ListFormat(locale, { type: "disjunction" });
  return {
    joinWithAnd: (words: readonly string[]) => conjunction.format(words),
    joinWithOr: (words: readonly string[]) => disjunction.format(words),
  };
});

export const formatSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** @returns the first text with 120 to 160 characters, which a search result shows in full; else the last text */
export function chooseDescriptionByLength(texts: readonly string[]): string {
  return texts.find(({ length }) => length >= 120 && length <= 160) ?? texts.at(-1) ?? "";
}
