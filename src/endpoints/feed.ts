import type { APIRoute } from "astro";
import type { Element, ElementContent, Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { builtSiteAddress } from "../content/built-address.ts";
import { articles, markdownBodiesByPath } from "../content/markdown.ts";
import { newsTexts } from "../content/news.ts";
import { buildPageUrl } from "../content/page-address.ts";
import { site } from "../content/site.ts";
import { getPhotoSources } from "../ui/photo-sources.ts";
import { buildAtomFeed } from "./atom.ts";
import { createFileResponse } from "./file-response.ts";

const maxFeedEntries = 20;

/** The width in px of photos in the feed, which has one size for all readers. */
const feedPhotoWidth = 800;

/** @returns a node of an article for feed readers: with absolute addresses, without classes and ids */
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

/** Builds the HTML of an article for feed readers. @param url the absolute address of the article */
function buildFeedArticleHtml({ path, photo }: (typeof articles)[number], url: string): string {
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

/** Builds the Atom feed of the newest articles, up to `maxFeedEntries`. */
function buildNewsFeed(): string {
  const newsPath = newsTexts.feedPath.replace(/\/[^/]*$/, "");
  return buildAtomFeed({
    title: `${newsTexts.name} | ${site.brand.name}`,
    subtitle: newsTexts.lead,
    author: site.brand.name,
    language: site.locale,
    timeZone: site.timeZone,
    url: buildPageUrl(newsPath, builtSiteAddress),
    id: buildPageUrl(newsPath, site.url),
    feedUrl: builtSiteAddress + newsTexts.feedPath,
    date: articles[0]?.date ?? "",
    entries: articles.slice(0, maxFeedEntries).map((article) => {
      const url = buildPageUrl(article.path, builtSiteAddress);
      const { title, description: summary, date, path } = article;
      const html = buildFeedArticleHtml(article, url);
      return { title, summary, date, url, id: buildPageUrl(path, site.url), html };
    }),
  });
}

export const GET: APIRoute = () => createFileResponse("application/atom+xml; charset=utf-8", buildNewsFeed());
