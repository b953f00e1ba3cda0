import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { articles, markdownPages } from "#content/markdown";
import { navigation } from "#content/navigation";
import { newsPages } from "#content/news";
import { topicOfPage, topics } from "#content/topics";
import routes from "../app/routes.ts";

interface Route {
  /** Where several routes share a file. */
  id?: string;
  file: string;
  path?: string;
  index?: boolean;
  children?: Route[];
}

const table: Route[] = routes;
const [frame] = table.filter(({ children }) => children);
const inFrame = frame?.children ?? [];
const addressOf = ({ path = "" }: Route) => `/${path}`;
const isPage = ({ path, index }: Route) => index || (path !== undefined && path !== "*");

/** Addresses of the pages with header and footer, in the order of the URL table. */
export const pagePaths = inFrame.filter(isPage).map(addressOf);

const outsideFooter: string[] = [
  ...articles,
  ...newsPages.slice(1),
  ...markdownPages.filter(({ menu }) => menu === "none"),
].map(({ path }) => path);

/** Those that the footer leads to: all but articles, and pages that an owner keeps out of the menus. */
export const footerPaths = pagePaths.filter((path) => !outsideFooter.includes(path));

/** Addresses of every page there is, those without header and footer included. */
export const everyPath = [...pagePaths, ...table.filter(isPage).map(addressOf)];

/** Addresses of the solutions that are on, in the order of the menu. */
export const solutionPaths = navigation.solutions.items.map(({ to }) => to as string);

const [firstSolution = "/", secondSolution = "/sobre-nosotros", thirdSolution] = solutionPaths;

/** The page of one of them, and another page: of one more if there is one. */
export const aSolution = thirdSolution ?? firstSolution;
export const anotherSolution = secondSolution;

/** Two pages are enough to test the header, menu and footer of all: only on `/` is the header different, because it lies over the first section. */
export const framePaths = ["/", aSolution];

/** What visitors of a solution's page come to /contacto for. */
export function topicFrom(path: string): { id: string; lead: string; wants: string } {
  const id = topicOfPage[path];
  const texts = id && topics[id];
  if (!texts) throw new Error(`${path} has no topic`);
  return { id, ...texts };
}

/** An address that no route of the site has. */
export const missingPath = "/no-existe";

/**
 * The address of a route's own script in the built site.
 * @param path of a page
 * @returns the path of the file, with its hash
 */
export function routeModule(path: string): string {
  const route = [...inFrame, ...table].find((one) => isPage(one) && addressOf(one) === path);
  if (!route) throw new Error(`${path} is not in app/routes.ts`);
  return moduleOf(route);
}

/** The address of the script with what the page that React runs on is made of, header and footer too (vite.config.ts). */
export function pageModule(): string {
  const [file, ...more] = globSync("build/site/assets/page-*.js");
  if (!file || more.length > 0) throw new Error("expected one page-*.js in build/site/assets");
  return `/assets/${basename(file)}`;
}

function moduleOf({ id, file }: Route): string {
  const [manifest, ...more] = globSync("build/site/assets/manifest-*.js");
  if (!manifest || more.length > 0) throw new Error("expected one manifest in build/site/assets");
  const text = readFileSync(manifest, "utf8");
  const { routes: modules } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return modules[id ?? file.replace(/\.tsx$/, "")].module;
}

/** The address of the booking links on a page: they carry its topic. */
export function callAddress(path: string): string {
  const topic = topicOfPage[path];
  return topic ? `/contacto?tema=${topic}` : "/contacto";
}
