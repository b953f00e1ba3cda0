import type { APIRoute } from "astro";
import type { Element, ElementContent, Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { firm } from "../content/firm/firm.ts";
import { written } from "../content/markdown/written.ts";
import { builtAddress } from "../content/pages/built-address.ts";
import { news } from "../content/pages/news.ts";
import { buildPageUrl } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";
import { getPhotoSources } from "../ui/photo-sources.ts";
import { createFileResponse } from "./file-response.ts";
import { escapeXml, formatStartOfDay } from "./xml.ts";

const { builtSiteAddress } = read(builtAddress);
const { articles, markdownBodiesByPath } = read(written);
const { newsTexts } = read(news);
const site = read(firm);

const maxFeedEntries = 20;

const feedPhotoWidth = 800;

function adaptNodeForFeed(node: ElementContent, url: string): ElementContent {
  if (node.type !== "element") return node;
  const { className, id, href, src, ...properties } = node.properties;
  if (typeof href === "string") properties.href = new URL(href, url).href;
  if (typeof src === "string") {
    const { width, height, webp } = getPhotoSources(src, [feedPhotoWidth]);
    Object.assign(properties, { src: new URL(webp[0]?.src ?? "", url).href, width, height, loading: "lazy" });
  }
  return { ...node, properties, children: node.children.map((child) => adaptNodeForFeed(child, url)) };
}

function buildFeedArticleHtml({ path, photo }: (typeof articles)[number]): string {
  const url = buildPageUrl(path, builtSiteAddress);
  const body = markdownBodiesByPath[path];
  if (!body) throw new Error(`${path}: found no text; expected the body of a file in content/news/`);
  const img: Element = {
    type: "element",
    tagName: "img",
    properties: { src: photo?.file ?? "", alt: photo?.alt ?? "" },
    children: [],
  };
  const opening: Element = { type: "element", tagName: "figure", properties: {}, children: [img] };
  const nodes = body.children.flatMap((node) => (node.type === "doctype" ? [] : [node]));
  const tree: Root = {
    type: "root",
    children: [...(photo ? [opening] : []), ...nodes].map((node) => adaptNodeForFeed(node, url)),
  };
  return renderToStaticMarkup(toJsxRuntime(tree, { Fragment, jsx, jsxs, tableCellAlignToStyle: false }));
}

/** Links have the address of the built site; ids that of the configured site, so a preview has the same. */
const listAddresses = (path: string) => ({
  url: escapeXml(buildPageUrl(path, builtSiteAddress)),
  id: escapeXml(buildPageUrl(path, site.url)),
});

function buildEntry(article: (typeof articles)[number]): string {
  const { url, id } = listAddresses(article.path);
  const { date, updated = date } = article;
  return `  <entry>
    <title>${escapeXml(article.title)}</title>
    <link href="${url}"/>
    <id>${id}</id>
    <published>${formatStartOfDay(date, site.timeZone)}</published>
    <updated>${formatStartOfDay(updated, site.timeZone)}</updated>
    <summary>${escapeXml(article.description)}</summary>
    <content type="html">${escapeXml(buildFeedArticleHtml(article))}</content>
  </entry>
`;
}

/** Builds the Atom feed (RFC 4287) of the newest articles, up to `maxFeedEntries`. */
function buildNewsFeed(): string {
  const days = articles.map(({ date, updated = date }) => updated).sort();
  const { url, id } = listAddresses(newsTexts.feedPath.replace(/\/[^/]*$/, ""));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">
  <title>${escapeXml(`${newsTexts.name} | ${site.brand.name}`)}</title>
  <subtitle>${escapeXml(newsTexts.lead)}</subtitle>
  <link href="${url}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(builtSiteAddress + newsTexts.feedPath)}"/>
  <id>${id}</id>
  <updated>${formatStartOfDay(days.at(-1) ?? "", site.timeZone)}</updated>
  <author><name>${escapeXml(site.brand.name)}</name></author>
${articles.slice(0, maxFeedEntries).map(buildEntry).join("")}</feed>
`;
}

export const GET: APIRoute = () => createFileResponse("application/atom+xml; charset=utf-8", buildNewsFeed());
