import { buildSolutionCostAnswer, defaultRelatedSolutionsTitle } from "./calls.ts";
import { buyerQuestions, priceSentenceBySolution } from "./owner.ts";
import { solutionPageEntriesById } from "./pages.ts";
import { type OfferedSolution, offeredSolutions } from "./solutions.ts";

const { lists: buyerQuestionsBySolution, ...buyerQuestionsHeading } = buyerQuestions;

function listRelatedSolutions({ id, beside = {} }: OfferedSolution) {
  const named = Object.keys(beside);
  const place = (other: string) => (named.includes(other) ? named.indexOf(other) : named.length);
  return offeredSolutions
    .filter((other) => other.id !== id)
    .sort((one, other) => place(one.id) - place(other.id))
    .map(({ id: other, path: to, name, summary }) => ({ to, name, text: beside[other] ?? summary }));
}

function buildStandardPageTexts(solution: OfferedSolution) {
  const { id, page, claims = [] } = solution;
  if (!page) return undefined;
  const cost = buildSolutionCostAnswer(solution, priceSentenceBySolution[id]);
  return { ...page, claims, closing: { ...page.closing, cost } };
}

export const solutionPagesByName = Object.fromEntries(
  offeredSolutions.flatMap((solution) => {
    const { id, besideTitle: title = defaultRelatedSolutionsTitle } = solution;
    const page = solutionPageEntriesById[id];
    if (!page) return [];
    const data = {
      page,
      related: { title, solutions: listRelatedSolutions(solution) },
      buyerQuestions: { ...buyerQuestionsHeading, list: buyerQuestionsBySolution[id] ?? [] },
      standardTexts: buildStandardPageTexts(solution),
    };
    return [[id, data]];
  }),
);

export function getSolutionPageData(name: string) {
  const found = solutionPagesByName[name];
  if (!found) throw new Error(`${name}: found no such solution; expected one of content/site.yaml`);
  return found;
}
