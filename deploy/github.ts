import type { SiteConfig } from "../site.schema.ts";

/** The page at an old address, for a host that knows no redirects: search engines take it for one that lasts. */
export function movedPage({ url, locale }: SiteConfig, page: string): string {
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
