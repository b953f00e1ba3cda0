import { define } from "../reading/content.ts";
import { calls } from "../shared/calls.ts";
import { ownerWords } from "../shared/owner.ts";
import { type OfferedSolution, solutions } from "../shared/solutions.ts";
import { pages } from "./pages.ts";

function listRelatedSolutions({ id, beside = {} }: OfferedSolution, offered: readonly OfferedSolution[]) {
  const named = Object.keys(beside);
  const place = (other: string) => (named.includes(other) ? named.indexOf(other) : named.length);
  return offered
    .filter((other) => other.id !== id)
    .sort((one, other) => place(one.id) - place(other.id))
    .map(({ id: other, path: to, name, summary }) => ({ to, name, text: beside[other] ?? summary }));
}

/** What the page of each offered solution shows beside its own words, by the name of the solution. */
export const solutionPages = define((read) => {
  const { buildSolutionCostAnswer, related } = read(calls);
  const { buyerQuestions, solutionPrices } = read(ownerWords);
  const { lists: buyerQuestionsBySolution, ...buyerQuestionsHeading } = buyerQuestions;
  const { offeredSolutions } = read(solutions);
  const { pageTable } = read(pages);

  const solutionPagesByName = Object.fromEntries(
    offeredSolutions.flatMap((solution) => {
      const { id, besideTitle: title = related, page: texts, claims = [] } = solution;
      const cost = buildSolutionCostAnswer(solution, solutionPrices[id]);
      const page = pageTable[`solutions/${id}`];
      if (!page) return [];
      const data = {
        page,
        related: { title, solutions: listRelatedSolutions(solution, offeredSolutions) },
        buyerQuestions: { ...buyerQuestionsHeading, list: buyerQuestionsBySolution[id] ?? [] },
        standardTexts: texts && { ...texts, claims, closing: { ...texts.closing, cost } },
      };
      return [[id, data]];
    }),
  );

  function getSolutionPageData(name: string) {
    const found = solutionPagesByName[name];
    if (!found) throw new Error(`${name}: found no such solution; expected one of content/site.yaml`);
    return found;
  }
  return { solutionPagesByName, getSolutionPageData };
});
