import { news, newsPages } from "#content/news";
import type { Page as PageEntry } from "#content/pages";
import { fileStem, pageUrl } from "../../app/page-address.ts";
import { listedPages, type Site } from "../build.ts";
import { attribute, type Document, elements, serializeHtml } from "../dom.ts";

const newest = 20;

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The days of articles have no hour: noon is the same day nearly everywhere. */
const noonOf = (date = "") => `${date}T12:00:00Z`;

/**
 * The text of an article for readers elsewhere: its addresses whole, without the classes of this site.
 * @param url of the article
 */
function textOf(document: Document, url: string): string {
  const [prose] = elements(document, (one) => attribute(one, "class")?.split(" ")[0] === "prose");
  if (!prose) throw new Error(`${url}: found no text; expected app/sections/prose.tsx in it`);
  return serializeHtml(prose)
    .replace(/<source [^>]*>| (class|id|tabindex|data-event|srcset|sizes|loading|decoding)="[^"]*"/g, "")
    .replace(/ (href|src)="([^"]*)"/g, (_, name, address) => ` ${name}="${new URL(address, url).href}"`);
}

/**
 * The newest articles for feed readers; nothing where there is none.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function feed({
  address,
  config,
  pages,
}: Pick<Site, "address" | "config" | "pages">): Map<string, Buffer> {
  const [list] = newsPages;
  const articles = listedPages.filter(
    (page): page is Extract<PageEntry, { kind: "article" }> => page.kind === "article",
  );
  if (!list || articles.length === 0) return new Map();
  const entries = articles.slice(0, newest).map(({ path, title, description, date }) => {
    const url = pageUrl(path, address);
    const page = pages.find(({ name }) => name === `${fileStem(path)}.html`);
    if (!page) throw new Error(`${path}: found no page of it; expected one in build/client`);
    return [
      "  <entry>",
      `    <title>${escaped(title)}</title>`,
      `    <link href="${url}"/>`,
      // It stays the article's own in a preview, and after the site has moved.
      `    <id>${pageUrl(path, config.url)}</id>`,
      `    <published>${noonOf(date)}</published>`,
      `    <updated>${noonOf(date)}</updated>`,
      `    <summary>${escaped(description)}</summary>`,
      `    <content type="html">${escaped(textOf(page.document, url))}</content>`,
      "  </entry>",
    ].join("\n");
  });
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${config.locale}">`,
    `  <title>${escaped(`${news.name} | ${config.brand.name}`)}</title>`,
    `  <subtitle>${escaped(news.lead)}</subtitle>`,
    `  <link href="${pageUrl(list.path, address)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${address}${news.feedPath}"/>`,
    `  <id>${pageUrl(list.path, config.url)}</id>`,
    `  <updated>${noonOf(articles[0]?.date)}</updated>`,
    `  <author><name>${escaped(config.brand.name)}</name></author>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
  return new Map([[news.feedPath.slice(1), Buffer.from(text)]]);
}
