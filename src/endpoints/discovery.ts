import type { APIRoute } from "astro";
import { firm } from "../content/firm/firm.ts";
import { builtAddress } from "../content/pages/built-address.ts";
import { encodeMailAddress } from "../content/pages/contact-link-formats.ts";
import { news } from "../content/pages/news.ts";
import { buildPageUrl } from "../content/pages/page-address.ts";
import type { PageEntry } from "../content/pages/pages.ts";
import { buildRobotsTxt } from "../content/pages/robots.ts";
import { read } from "../site-content.ts";
import { siteMap } from "../site-map.ts";
import { createFileResponse } from "./file-response.ts";
import { fileWords } from "./words.ts";
import { escapeXml } from "./xml.ts";

const { builtSiteAddress, isPreview } = read(builtAddress);
const { newsTexts } = read(news);
const site = read(firm);
const { listedPages } = read(siteMap);
const { llms: texts } = read(fileWords);

const listedEntries = listedPages.map(({ entry }) => entry);

/** Builds sitemap.xml. Only pages with a date have `lastmod`: the build does not know when the others changed. */
function buildSitemap(): string {
  const urls = listedEntries.map(({ path, date }) => {
    const address = escapeXml(buildPageUrl(path, builtSiteAddress));
    return `  <url><loc>${address}</loc>${date ? `<lastmod>${date}</lastmod>` : ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

/** Lists the pages for language models; of the section headings only `Optional` has a meaning in the standard: https://llmstxt.org. */
function buildLlmsTxt(): string {
  const list = (entries: PageEntry[]) =>
    entries
      .map(
        ({ path, name, description }) =>
          `- [${name}](${buildPageUrl(path, builtSiteAddress)}): ${description}`,
      )
      .join("\n");
  const {
    service = [],
    article = [],
    other = [],
  } = Object.groupBy(listedEntries, ({ kind }) =>
    kind === "service" || kind === "article" ? kind : "other",
  );
  return [
    `# ${site.brand.name}`,
    `> ${site.brand.claim}`,
    `## ${texts.solutions}\n\n${list(service)}`,
    `## ${texts.company}\n\n${list(other)}`,
    ...(article.length > 0 ? [`## ${newsTexts.name}\n\n${list(article)}`] : []),
    `## ${texts.contact}\n\n- WhatsApp: ${site.whatsapp.number}\n- ${texts.mail}: ${site.email}`,
    `## Optional\n\n- [${texts.licences}](${builtSiteAddress}/licencias.txt)\n`,
  ].join("\n\n");
}

/** Builds security.txt (RFC 9116), which should expire within a year; builds of one month are equal. */
function buildSecurityTxt(): string {
  const { email, locale, url } = site;
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${encodeMailAddress(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locale.slice(0, 2)}`,
    `Canonical: ${url}/.well-known/security.txt`,
    "",
  ].join("\n");
}

const plainText = "text/plain; charset=utf-8";

const filesByPattern: Record<string, () => Response> = {
  "/sitemap.xml": () => createFileResponse("application/xml; charset=utf-8", buildSitemap()),
  "/robots.txt": () => createFileResponse(plainText, buildRobotsTxt(site.url, isPreview)),
  "/llms.txt": () => createFileResponse(plainText, buildLlmsTxt()),
  "/.well-known/security.txt": () => createFileResponse(plainText, buildSecurityTxt()),
};

export const GET: APIRoute = ({ routePattern }) => {
  const respond = filesByPattern[routePattern];
  if (!respond) throw new Error(`${routePattern}: found no such file; expected one of this module`);
  return respond();
};
