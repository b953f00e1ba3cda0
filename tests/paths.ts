import { topics } from "../src/content/pages/topics.ts";
import { read } from "../src/site-content.ts";
import { siteMap } from "../src/site-map.ts";
import { careersPath, navigationTexts, ownAgendaPath } from "./shared-content.ts";

const { topicIdByPagePath, topicTextsById } = read(topics);

export const allPagePaths = read(siteMap)
  .pages.map(({ path }) => path)
  .filter((path) => path !== "/404");

/** Addresses of the pages with header and footer, without the 404 page. The agenda in the frame of /contacto has neither. */
export const pathsWithHeaderAndFooter = allPagePaths.filter((path) => path !== ownAgendaPath);

/** The address of the page for applicants; an empty list with `careers: false`. */
export const careersPaths: string[] = careersPath ? [careersPath] : [];

export const solutionPaths = navigationTexts.solutions.items.map(({ to }) => to as string);

const [firstSolution = "/", secondSolution = "/sobre-nosotros", thirdSolution] = solutionPaths;

/** The address of an offered solution's page, for tests that any solution's page can pass. */
export const aSolutionPath = thirdSolution ?? firstSolution;
/** The address of a second solution's page; with only one solution, of another page with header and footer. */
export const anotherSolutionPath = secondSolution;

/** A page of each kind; the others consist of the same parts. */
export const pathsOfEachKind = ["/", aSolutionPath, "/contacto", ...careersPaths];

export function getPageTopic(path: string): { id: string; lead: string; wants: string } {
  const id = topicIdByPagePath[path];
  const texts = id && topicTextsById[id];
  if (!texts) throw new Error(`${path} has no topic`);
  return { id, ...texts };
}

export const missingPagePath = "/no-existe";

export function buildBookingLinkAddress(path: string): string {
  const topic = topicIdByPagePath[path];
  return topic ? `/contacto?tema=${topic}` : "/contacto";
}
