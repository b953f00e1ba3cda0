import { newsPages, newsTexts } from "../content/news.ts";
import type { PageEntry } from "../content/pages.ts";
import { buildPageUrl, getPageFileStem } from "../content/page-address.ts";
import { type BuiltSite, listedPageEntries } from "../../finish/build.ts";
import { type Document, findElements, getAttribute, serializeHtml } from "../../integration/dom.ts";

const maxFeedEntries = 20;

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Formats a date as noon UTC: articles have no time of day, and noon UTC is the same day in nearly every time zone. */
const formatNoonTimestamp = (date = "") => `${date}T12:00:00Z`;

/** Builds the HTML of the article at the absolute address `url` for feed readers: absolute URLs, no classes. */
function buildFeedArticleHtml(document: Document, url: string): string {
  const [prose] = findElements(document, (one) => getAttribute(one, "class")?.split(" ")[0] === "prose");
  if (!prose) throw new Error(`${url}: found no text; expected src/written/prose.tsx in it`);
  return serializeHtml(prose)
    .replace(/<source [^>]*>| (class|id|tabindex|data-event|srcset|sizes|loading|decoding)="[^"]*"/g, "")
    .replace(/ (href|src)="([^"]*)"/g, (_, name, address) => ` ${name}="${new URL(address, url).href}"`);
}

/** Builds the Atom feed (RFC 4287) of the newest articles, up to `maxFeedEntries`; no file if there are no articles. */
export function buildAtomFeedFile({
  targetOrigin,
  config,
  pages,
}: Pick<BuiltSite, "targetOrigin" | "config" | "pages">): Map<string, Buffer> {
  const [list] = newsPages;
  const articles = listedPageEntries.filter(
    (page): page is Extract<PageEntry, { kind: "article" }> => page.kind === "article",
  );
  if (!list || articles.length === 0) return new Map();
  const entries = articles.slice(0, maxFeedEntries).map(({ path, title, description, date }) => {
    const url = buildPageUrl(path, targetOrigin);
    const page = pages.find(({ name }) => name === `${getPageFileStem(path)}.html`);
    if (!page) throw new Error(`${path}: found no page of it; expected one in build/client`);
    return [
      "  <entry>",
      `    <title>${escapeXml(title)}</title>`,
      `    <link href="${url}"/>`,
      // The id of an article must be the same in a preview, so it uses the configured address.
      `    <id>${buildPageUrl(path, config.url)}</id>`,
      `    <published>${formatNoonTimestamp(date)}</published>`,
      `    <updated>${formatNoonTimestamp(date)}</updated>`,
      `    <summary>${escapeXml(description)}</summary>`,
      `    <content type="html">${escapeXml(buildFeedArticleHtml(page.document, url))}</content>`,
      "  </entry>",
    ].join("\n");
  });
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${config.locale}">`,
    `  <title>${escapeXml(`${newsTexts.name} | ${config.brand.name}`)}</title>`,
    `  <subtitle>${escapeXml(newsTexts.lead)}</subtitle>`,
    `  <link href="${buildPageUrl(list.path, targetOrigin)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${targetOrigin}${newsTexts.feedPath}"/>`,
    `  <id>${buildPageUrl(list.path, config.url)}</id>`,
    `  <updated>${formatNoonTimestamp(articles[0]?.date)}</updated>`,
    `  <author><name>${escapeXml(config.brand.name)}</name></author>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
  return new Map([[newsTexts.feedPath.slice(1), Buffer.from(text)]]);
}
