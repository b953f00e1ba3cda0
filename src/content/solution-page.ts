import { solutionPageEntriesById } from "./pages.ts";
import { buyerQuestionsBySolution, relatedSolutionsBySolution } from "./solution-extras.ts";

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
