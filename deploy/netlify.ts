import { bareAddress, headerRules, headersOf, redirects } from "../server/headers.ts";
import type { SiteConfig } from "../site.schema.ts";

/**
 * Netlify's `_headers`. A rule for all paths holds for what is not there too, and no later rule can take a header out
 * again, so all have those of a page: over HTTP/2 that is some bytes.
 * @param paths of files, `/assets/a-1.js`, and addresses of pages; caching for a year goes by name, not by folder, lest
 *   it reach what is missing there
 */
export function netlifyHeaders(config: SiteConfig, pages: string[], paths: string[]): string {
  const rules = headerRules(config);
  const everywhere = headersOf(rules, "pages", "/404");
  const block = (path: string, headers: Record<string, string>) => {
    const own = Object.entries(headers).filter(
      ([name, value]) => path === "/*" || everywhere[name] !== value,
    );
    if (own.length === 0) return [];
    return [[path, ...own.map(([name, value]) => `  ${name}: ${value}`)].join("\n")];
  };
  return [
    ...block("/*", everywhere),
    ...pages.flatMap((page) => block(page, headersOf(rules, "pages", page))),
    ...paths.flatMap((path) => block(path, headersOf(rules, undefined, path))),
  ]
    .join("\n\n")
    .concat("\n");
}

/** Netlify's `_redirects`. It does not tell a slash at the end from none: that redirect is its 'pretty URLs'. */
export function netlifyRedirects(config: SiteConfig, pages: string[]): string {
  const old = Object.entries(config.redirects ?? {}).map(
    ([from, page]) => `${bareAddress(from)} ${page} ${redirects.status}!`,
  );
  const lines = pages.flatMap((page) =>
    redirects.from
      .filter((pattern) => pattern !== "*/")
      .map((pattern) => pattern.replace("*", page === "/" ? "" : page))
      .filter((spelling) => spelling.startsWith("/"))
      .map((spelling) => `${spelling} ${page} ${redirects.status}!`),
  );
  return `${[...lines, ...old, "/404 /404.html 404!", "/404.html /404.html 404!"].join("\n")}\n`;
}
