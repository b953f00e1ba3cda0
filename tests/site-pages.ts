import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { navigationTexts } from "../src/content/navigation.ts";
import { topicIdByPagePath, topicTextsById } from "../src/content/topics.ts";
import { careersPath } from "../src/content/careers-path.ts";
import routes from "../src/routes.ts";

interface RouteEntry {
  /** Set when several routes share a file. */
  id?: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: RouteEntry[];
}

const routeTable: RouteEntry[] = routes;
const [siteLayoutRoute] = routeTable.filter(({ children }) => children);
const routesWithHeaderAndFooter = siteLayoutRoute?.children ?? [];
const getRoutePath = ({ path = "" }: RouteEntry) => `/${path}`;
const isPageRoute = ({ path, index }: RouteEntry) => index || (path !== undefined && path !== "*");

/** Addresses of the pages with header and footer, in the order of src/routes.ts, without the 404 page. */
export const pathsWithHeaderAndFooter = routesWithHeaderAndFooter.filter(isPageRoute).map(getRoutePath);

/** The addresses of all pages but the 404 page; those with header and footer come first. */
export const allPagePaths = [
  ...pathsWithHeaderAndFooter,
  ...routeTable.filter(isPageRoute).map(getRoutePath),
];

/** The address of the page for applicants; an empty list with `careers: false`. */
export const careersPaths: string[] = careersPath ? [careersPath] : [];

/** The addresses of the offered solutions' pages, in the order of the menu. */
export const solutionPaths = navigationTexts.solutions.items.map(({ to }) => to as string);

const [firstSolution = "/", secondSolution = "/sobre-nosotros", thirdSolution] = solutionPaths;

/** The address of an offered solution's page, for tests that any solution's page can pass. */
export const aSolutionPath = thirdSolution ?? firstSolution;
/** The address of a second solution's page; with only one solution, of another page with header and footer. */
export const anotherSolutionPath = secondSolution;

/** The pages on which the open menu is tested: the header differs only on `/`, where it covers the first section. */
export const openMenuTestPaths = ["/", aSolutionPath];

/**
 * Finds the topic that a page's booking links pass to /contacto. Its `lead` is shown there; messages say the visitor `wants` it.
 * @throws Error for a page without a topic
 */
export function getPageTopic(path: string): { id: string; lead: string; wants: string } {
  const id = topicIdByPagePath[path];
  const texts = id && topicTextsById[id];
  if (!texts) throw new Error(`${path} has no topic`);
  return { id, ...texts };
}

/** An address for which the site has no page. */
export const missingPagePath = "/no-existe";

/** Reads the address of the built script of a page's route. @throws Error without a route or a single manifest */
function readRouteModuleAddress(path: string): string {
  const route = [...routesWithHeaderAndFooter, ...routeTable].find(
    (one) => isPageRoute(one) && getRoutePath(one) === path,
  );
  if (!route) throw new Error(`${path} is not in src/routes.ts`);
  const { id, file } = route;
  const [manifest, ...more] = globSync("build/site/assets/manifest-*.js");
  if (!manifest || more.length > 0) throw new Error("expected one manifest in build/site/assets");
  const text = readFileSync(manifest, "utf8");
  const { routes: modules } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return modules[id ?? file.replace(/\.tsx$/, "")].module;
}

/** Replaces the component of a page with one that throws an error with this message. */
export const makePageThrow = (page: Page, path: string, message: string) =>
  page.route(`**${readRouteModuleAddress(path)}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Broken() { throw new Error(${JSON.stringify(message)}); }`,
    }),
  );

/** Builds the address of a page's booking links: /contacto, with the page's topic if there is one. */
export function buildBookingLinkAddress(path: string): string {
  const topic = topicIdByPagePath[path];
  return topic ? `/contacto?tema=${topic}` : "/contacto";
}
