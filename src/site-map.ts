import { careersPath } from "./content/careers-path.ts";
import { ownAgendaPath } from "./content/contact-links.ts";
import { articles, markdownPages } from "./content/markdown.ts";
import { newsPages } from "./content/news.ts";
import { type PageEntry, pageTable } from "./content/pages.ts";
import { privacyPageTexts } from "./content/privacy.ts";
import { offeredSolutions } from "./content/solutions.ts";

/** A page of the site. */
export interface SitePage {
  /** The address: `/`, or a path without a slash at the end; `/404` is the page for unknown addresses. */
  path: string;
  /** The Astro file that shows the page, from `src/`; several pages may share one. */
  file: string;
  /** Names, title and description of the page, from `content/`. */
  entry: PageEntry;
  /** Whether search engines may list the page. */
  isListed: boolean;
}

/** The rooms of solutions with a design of their own, by the name of the solution's file; all others share `solution/`. */
export const solutionRooms: Record<string, string> = {
  "agentes-ia": "ai-agents",
  crm: "crm",
  "google-workspace": "google-workspace",
  kaseya: "kaseya",
};

/** The file of Markdown pages, articles and their list: one route for all, so that a new file needs no new route. */
export const writtenPageFile = "written/page.astro";

/** All addresses that this firm's site has, in the order of menus and tests, each with the file that shows it. */
const files: readonly (readonly [path: string, file: string, exists?: boolean])[] = [
  ["/", "home/page.astro"],
  ["/sobre-nosotros", "about/page.astro"],
  ...offeredSolutions.map(({ id, path }) => [path, `${solutionRooms[id] ?? "solution"}/page.astro`] as const),
  ["/hablemos", "careers/page.astro", careersPath !== undefined],
  ["/contacto", "contact/page.astro"],
  ["/privacidad", "written/privacy.astro", privacyPageTexts !== undefined],
  ...markdownPages.map(({ path }) => [path, writtenPageFile] as const),
  ...newsPages.map(({ path }) => [path, writtenPageFile] as const),
  ...articles.map(({ path }) => [path, writtenPageFile] as const),
  // The page in the frame of /contacto. A booking service takes its place.
  ["/agenda", "booking/agenda/page.astro", ownAgendaPath !== undefined],
  ["/404", "not-found/page.astro"],
];

const entriesByPath = new Map(Object.values(pageTable).map((entry) => [entry.path as string, entry]));

/** The table of pages: routes, head, sitemap, links, hosts and tests come from it. */
export const siteMap: readonly SitePage[] = files
  .filter(([, , exists = true]) => exists)
  .map(([path, file]) => {
    const entry = entriesByPath.get(path);
    if (!entry) throw new Error(`${path}: found no title for it; expected one in content/words/pages.yaml`);
    return { path, file, entry, isListed: entry.kind !== "hidden" };
  });

/** The pages that search engines may list, in the order of sitemap.xml and llms.txt. */
export const listedPages: readonly SitePage[] = Object.values(pageTable).flatMap(
  (entry) => siteMap.find(({ path, isListed }) => isListed && path === entry.path) ?? [],
);

/** @throws Error when the table has no page with this path */
export function findPage(path: string): SitePage {
  const page = siteMap.find((one) => one.path === path);
  if (!page) throw new Error(`${path}: found no such page; expected one of src/site-map.ts`);
  return page;
}
