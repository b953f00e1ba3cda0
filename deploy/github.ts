import type { SiteConfig } from "../site.schema.ts";

/**
 * Builds the HTML of a page that redirects at once, for a host without redirects. Search engines treat the redirect as
 * permanent.
 * @param page the path of the page to which it redirects
 */
export function buildRedirectPage({ url, locale }: SiteConfig, page: string): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${url}${page}</title>
<link rel="canonical" href="${url}${page}">
<meta http-equiv="refresh" content="0; url=${page}">
<p><a href="${page}">${url}${page}</a></p>
</html>
`;
}
