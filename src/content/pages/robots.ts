/**
 * Lets crawlers fetch every page, in previews too: a crawler must fetch a page to read `noindex`. Format: RFC 9309.
 * @param url the firm's address
 * @param rules the owner's own, in content/files/robots.txt; they keep the line about the sitemap
 */
export function buildRobotsTxt(url: string, isPreview: boolean, rules = "User-agent: *\nAllow: /"): string {
  const last = isPreview
    ? `# A preview of ${url}: every page says noindex, so there is no sitemap.`
    : `Sitemap: ${url}/sitemap.xml`;
  return `${rules.replace(last, "").trimEnd()}\n\n${last}\n`;
}
