import { headerRules, headersOf, redirects } from "../server/headers.ts";
import type { SiteConfig } from "../site.schema.ts";
import { isOfFiles, kindsOf, oldPattern, spellingPattern } from "./kinds.ts";

/** A step of Vercel's routing: vercel.com/docs/build-output-api/configuration. */
export interface Route {
  handle?: "hit" | "error";
  src?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  important?: boolean;
}

/**
 * The `config.json` of Vercel's Build Output API. What the folder does not have gets the headers of a page, which the
 * page for unknown addresses is; those of files are set only after one was found ('hit').
 * @param pages addresses of all pages
 */
export function vercelConfiguration(config: SiteConfig, pages: string[]) {
  const rules = headerRules(config);
  const moved = headersOf(rules, "redirects");
  const pattern = (name: string) => `^${name.replaceAll(".", "\\.").replace(/\*$/, ".*")}$`;
  const hits = [
    ...kindsOf(rules)
      .filter(({ name }) => isOfFiles(name))
      .reverse(),
    // A page is a file too, and its own address says more.
    ...pages.map((page) => ({ name: page, headers: headersOf(rules, "pages", page) })),
  ];
  const routes: Route[] = [
    { src: "^/.*$", headers: headersOf(rules, "pages", "/404"), continue: true },
    { src: "^/404(?:\\.html)?/*$", status: 404, dest: "/404.html" },
    ...pages.map((page) => ({
      // With an ending at least: letters are not told apart here, and an address must not lead to itself.
      src: spellingPattern(page, redirects.from).replace(/\?\$$/, "$"),
      status: redirects.status,
      headers: { ...moved, Location: page },
    })),
    ...Object.entries(config.redirects ?? {}).map(([old, page]) => ({
      src: oldPattern(old),
      status: redirects.status,
      headers: { ...moved, Location: page },
    })),
    { handle: "hit" },
    ...hits.map(({ name, headers }) => ({ src: pattern(name), headers, continue: true, important: true })),
    { handle: "error" },
    { src: "^/.*$", status: 404, dest: "/404.html" },
  ];
  const overrides = Object.fromEntries(
    pages.filter((page) => page !== "/").map((page) => [`${page.slice(1)}.html`, { path: page.slice(1) }]),
  );
  return { version: 3, routes, overrides };
}
