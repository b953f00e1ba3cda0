import type { SiteConfig } from "../src/content/site-schema.ts";

/**
 * Builds a page that redirects at once, for a host without redirects. Search engines treat the redirect as permanent.
 * @param targetPath the path of the page to which it redirects
 */
export function buildRedirectPage({ url, locale }: SiteConfig, targetPath: string): string {
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<title>${url}${targetPath}</title>
<link rel="canonical" href="${url}${targetPath}">
<meta http-equiv="refresh" content="0; url=${targetPath}">
<p><a href="${targetPath}">${url}${targetPath}</a></p>
</html>
`;
}
