import type { SiteConfig } from "../src/content/site-schema.ts";
import { listHeaderRules, mergeMatchingHeaders } from "./headers.ts";
import { normalizeOldAddress, pageSpellingRedirects } from "./redirects.ts";

/**
 * Builds Netlify's `_headers`. A later rule cannot remove what `/*` sets for a 404, so files have the 404 page's headers too.
 * @param pages addresses of all pages but the 404 page
 * @param filePaths paths of all other files, because one rule for `/assets/*` would also cache a 404 for a year
 */
export function buildNetlifyHeaders(config: SiteConfig, pages: string[], filePaths: string[]): string {
  const rules = listHeaderRules(config);
  const commonHeaders = mergeMatchingHeaders(rules, "pages", "/404");
  const block = (path: string, headers: Record<string, string>) => {
    const own = Object.entries(headers).filter(
      ([name, value]) => path === "/*" || commonHeaders[name] !== value,
    );
    if (own.length === 0) return [];
    return [[path, ...own.map(([name, value]) => `  ${name}: ${value}`)].join("\n")];
  };
  return [
    ...block("/*", commonHeaders),
    ...pages.flatMap((page) => block(page, mergeMatchingHeaders(rules, "pages", page))),
    ...filePaths.flatMap((path) => block(path, mergeMatchingHeaders(rules, undefined, path))),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Builds Netlify's `_redirects`. Netlify treats an address with and without a slash at the end as equal. */
export function buildNetlifyRedirects(config: SiteConfig, pages: string[]): string {
  const old = Object.entries(config.redirects ?? {}).map(
    ([from, page]) => `${normalizeOldAddress(from)} ${page} ${pageSpellingRedirects.status}!`,
  );
  const lines = pages.flatMap((page) =>
    pageSpellingRedirects.patterns
      .filter((pattern) => pattern !== "*/")
      .map((pattern) => pattern.replace("*", page === "/" ? "" : page))
      .filter((spelling) => spelling.startsWith("/"))
      .map((spelling) => `${spelling} ${page} ${pageSpellingRedirects.status}!`),
  );
  return `${[...lines, ...old, "/404 /404.html 404!", "/404.html /404.html 404!"].join("\n")}\n`;
}
