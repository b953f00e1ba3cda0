import routes from "../app/routes.ts";

/** An address that no page has, for measuring the page that tells so. */
export const missingPath = "/no-existe";

/** The addresses of the site's pages from its URL table, `missingPath` last. What is only framed is left out. */
export const pagePaths: string[] = routes
  .flatMap((route) => route.children ?? [])
  .map(({ index, path }) => (index ? "/" : path === "*" ? missingPath : `/${path}`));
