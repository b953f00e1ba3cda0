import type { SiteConfig } from "../src/content/site-schema.ts";
import {
  buildAddressSpellingPattern,
  buildOldAddressPattern,
  isFilePathPattern,
  listAnswerKinds,
} from "./answer-kinds.ts";
import { listHeaderRules, mergeMatchingHeaders } from "./headers.ts";
import { pageSpellingRedirects } from "./redirects.ts";

/** A step of Vercel's routing: vercel.com/docs/build-output-api/configuration. */
export interface VercelRoute {
  /** Begins the routes for when a file is found (`hit`), or for errors; such a step has no other field. */
  handle?: "hit" | "error";
  src?: string;
  status?: number;
  dest?: string;
  headers?: Record<string, string>;
  continue?: boolean;
  /** Whether no other route may override `headers`: github.com/vercel/vercel/pull/5409. */
  important?: boolean;
}

/**
 * Builds the `config.json` of Vercel's Build Output API. Headers of files belong to the phase 'hit', after a file is found.
 * @param pages addresses of all pages but the 404 page
 */
export function buildVercelConfiguration(config: SiteConfig, pages: string[]) {
  const rules = listHeaderRules(config);
  const moved = mergeMatchingHeaders(rules, "redirects");
  const pattern = (name: string) => `^${name.replaceAll(".", "\\.").replace("*", ".*")}$`;
  const hits = [
    ...listAnswerKinds(rules)
      .filter(({ name }) => isFilePathPattern(name))
      .reverse(),
    ...pages.map((page) => ({ name: page, headers: mergeMatchingHeaders(rules, "pages", page) })),
  ];
  const routes: VercelRoute[] = [
    { src: "^/.*$", headers: mergeMatchingHeaders(rules, "pages", "/404"), continue: true },
    { src: "^/404(?:\\.html)?/*$", status: 404, dest: "/404.html" },
    ...pages.map((page) => ({
      // Without the last `?`, with which an address would redirect to itself.
      src: buildAddressSpellingPattern(page, pageSpellingRedirects.patterns).replace(/\?\$$/, "$"),
      status: pageSpellingRedirects.status,
      headers: { ...moved, Location: page },
    })),
    ...Object.entries(config.redirects ?? {}).map(([old, page]) => ({
      src: buildOldAddressPattern(old),
      status: pageSpellingRedirects.status,
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
