import { buildSolutionCostAnswer, defaultRelatedSolutionsTitle } from "./calls.ts";
import { offeredSolutionNames } from "./offered.ts";
import { buyerQuestions, priceSentenceBySolution } from "./owner.ts";
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
