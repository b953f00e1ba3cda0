import { buildSolutionCostAnswer, defaultRelatedSolutionsTitle } from "./calls.ts";
import { offeredSolutionNames } from "./offered.ts";
import { buyerQuestions, priceSentenceBySolution } from "./owner.ts";
import { solutionPageEntriesById } from "./pages.ts";
import { offeredSolutions } from "./solutions.ts";

const { lists: listsBySolution, ...headingTexts } = buyerQuestions;

/** Buyers' questions with the owner's answers, by the name of each offered solution. */
export const buyerQuestionsBySolution = Object.fromEntries(
  offeredSolutionNames.map((name) => [name, { ...headingTexts, questions: listsBySolution[name] ?? [] }]),
);

/** The other offered solutions, by the name of each solution: first those that its field `beside` names, in that order. */
export const relatedSolutionsBySolution = Object.fromEntries(
  offeredSolutions.map(({ id, beside = {}, besideTitle: title = defaultRelatedSolutionsTitle }) => {
    const named = Object.keys(beside);
    const place = (other: string) => (named.includes(other) ? named.indexOf(other) : named.length);
    const others = offeredSolutions
      .filter((other) => other.id !== id)
      .sort((one, other) => place(one.id) - place(other.id))
      .map(({ id: other, path: to, name, summary }) => ({ to, name, text: beside[other] ?? summary }));
    return [id, { title, solutions: others }];
  }),
);

/** The texts of the standard page, by the name of each solution that uses it. */
export const standardPageTextsBySolution = Object.fromEntries(
  offeredSolutions.flatMap((solution) => {
    const { id, page, claims = [] } = solution;
    if (!page) return [];
    const closing = { ...page.closing, cost: buildSolutionCostAnswer(solution, priceSentenceBySolution[id]) };
    return [[id, { ...page, claims, closing }]];
  }),
);

/**
 * Returns what the page of a solution shows besides its own texts: name and title, related solutions, buyers' questions.
 * @param name the name of an offered solution, as in `solutions` of content/site.yaml
 * @throws Error for a solution that is not offered, for which src/site-map.ts has no page
 */
export function getSolutionPageData(name: string) {
  const page = solutionPageEntriesById[name];
  const related = relatedSolutionsBySolution[name];
  const buyerQuestions = buyerQuestionsBySolution[name];
  if (!page || !related || !buyerQuestions)
    throw new Error(`${name}: found no such solution; expected one of content/site.yaml`);
  return { page, related, buyerQuestions };
}
