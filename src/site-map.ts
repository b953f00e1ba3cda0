import { type PageEntry, pages } from "./content/pages/pages.ts";
import { define } from "./content/reading/content.ts";

export interface SitePage {
  /** The address: `/`, or a path without a slash at the end; `/404` is the page for unknown addresses. */
  path: string;
  file: string;
  entry: PageEntry;
  isListed: boolean;
}

/** The folders of solutions with a page of their own, by the name of the solution's file; others share `solution/`. */
export const solutionFolders: Record<string, string> = {
  "agentes-ia": "ai-agents",
  crm: "crm",
  "google-workspace": "google-workspace",
  kaseya: "kaseya",
};

/** The file of Markdown pages, articles and their list: one route for all, so that a new file needs no new route. */
export const writtenPageFile = "written/page.astro";

const findFile = ({ file, kind, path }: PageEntry): string =>
  file ??
  (kind === "service" ? `${solutionFolders[path.slice(1)] ?? "solution"}/page.astro` : writtenPageFile);

/** The pages of the firm's site: routes, head, sitemap, links, hosts and tests come from it. */
export const siteMap = define((read) => {
  const sitePages: readonly SitePage[] = Object.values(read(pages).pageTable).map((entry) => ({
    path: entry.path,
    file: findFile(entry),
    entry,
    isListed: entry.kind !== "hidden",
  }));
  return {
    pages: sitePages,
    /** The pages that search engines may list, in the order of sitemap.xml and llms.txt. */
    listedPages: sitePages.filter(({ isListed }) => isListed),
    /** @throws Error when the table has no page with this path */
    findPage(path: string): SitePage {
      const page = sitePages.find((one) => one.path === path);
      if (!page) throw new Error(`${path}: found no such page; expected one of src/content/pages/pages.ts`);
      return page;
    },
  };
});
