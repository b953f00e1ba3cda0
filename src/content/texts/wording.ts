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
