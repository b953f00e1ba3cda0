import { newsTexts } from "../content/news.ts";
import type { PageEntry } from "../content/pages.ts";
import { buildPageUrl, getPageFileStem } from "../content/page-address.ts";
import type { SiteConfig } from "../../site.schema.ts";
import { type BuiltSite, listedPageEntries } from "../../finish/build.ts";
import { licencesFilePath } from "./licences.ts";

/** Only pages with a date have `lastmod`: the build does not know when the others changed. */
function buildSitemap(targetOrigin: string): string {
  const entries = listedPageEntries.map(
    ({ path, date }) =>
      `  <url><loc>${buildPageUrl(path, targetOrigin)}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** Lets crawlers fetch every page, in previews too: a crawler must fetch a page to read `noindex`. Format: RFC 9309. */
function buildRobotsTxt(targetOrigin: string, site: SiteConfig): string {
  const last =
    targetOrigin === site.url
      ? `\nSitemap: ${site.url}/sitemap.xml\n`
      : `\n# A preview of ${site.url}: every page says noindex, so there is no sitemap.\n`;
  return `User-agent: *\nAllow: /\n${last}`;
}

/** Lists the pages for language models; of the section headings only `Optional` has a meaning in the standard: https://llmstxt.org. */
function buildLlmsTxt(targetOrigin: string, site: SiteConfig): string {
  const line = ({ path, name, description }: PageEntry) =>
    `- [${name}](${targetOrigin}/${getPageFileStem(path)}.md): ${description}`;
  const services = listedPageEntries.filter(({ kind }) => kind === "service");
  const articles = listedPageEntries.filter(({ kind }) => kind === "article");
  const others = listedPageEntries.filter(({ kind }) => !["service", "article"].includes(kind));
  return [
    `# ${site.brand.name}`,
    `> ${site.brand.claim}`,
    `## Soluciones\n\n${services.map(line).join("\n")}`,
    `## La empresa\n\n${others.map(line).join("\n")}`,
    ...(articles.length > 0 ? [`## ${newsTexts.name}\n\n${articles.map(line).join("\n")}`] : []),
    `## Contacto\n\n- WhatsApp: ${site.whatsapp.number}\n- Correo: ${site.email}`,
    `## Optional\n\n- [Licencias de terceros](${targetOrigin}/${licencesFilePath})\n`,
  ].join("\n\n");
}

/**
 * Builds security.txt (RFC 9116), the contact for security reports. It expires on the first of a month, 10 to 11 months
 * after `now`: builds of one month are equal, and the RFC recommends less than a year.
 */
export function buildSecurityTxt(site: SiteConfig, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.locale.slice(0, 2)}`,
    `Canonical: ${site.url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** Builds robots.txt, llms.txt, security.txt and, but for a preview, sitemap.xml; returns them by path. */
export function buildDiscoveryFiles({
  targetOrigin,
  config,
}: Pick<BuiltSite, "targetOrigin" | "config">): Map<string, Buffer> {
  const texts: [string, string][] = [
    ["robots.txt", buildRobotsTxt(targetOrigin, config)],
    ["llms.txt", buildLlmsTxt(targetOrigin, config)],
    [".well-known/security.txt", buildSecurityTxt(config, new Date())],
  ];
  if (targetOrigin === config.url) texts.push(["sitemap.xml", buildSitemap(targetOrigin)]);
  return new Map(texts.map(([path, text]) => [path, Buffer.from(text)]));
}
