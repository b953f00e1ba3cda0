import { site } from "./site.ts";

const createListFormat = (type: "conjunction" | "disjunction") => new Intl.ListFormat(site.locale, { type });

/** Joins words as a list in the site's language: 'a, b y c'. What stands in for invalid content is none. */
export const joinWithAnd = (words: readonly string[]) =>
  createListFormat("conjunction").format(words.map(String));

export const joinWithOr = (words: readonly string[]) => createListFormat("disjunction").format(words);

export const formatSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** @returns the first text with 120 to 160 characters, which a search result shows in full; else the last text */
export function chooseDescriptionByLength(texts: readonly string[]): string {
  return texts.find(({ length }) => length >= 120 && length <= 160) ?? texts.at(-1) ?? "";
}
