import { buildShareImageAlt, buildShareImagePath, shareImageSize } from "../brand/share-image.ts";
import { darkSchemeMediaQuery, siteColours } from "../brand/tokens.ts";
import { builtSiteAddress, isPreview } from "../content/built-address.ts";
import { newsTexts } from "../content/news.ts";
import { buildFullTitle, buildPageUrl } from "../content/page-address.ts";
import { site } from "../content/site.ts";
import type { SitePage } from "../site-map.ts";

/** A tag of a page's head without content: `meta` or `link`, with its attributes. */
export interface HeadTag {
  tag: "meta" | "link";
  attributes: Record<string, string>;
}

const meta = (attributes: Record<string, string>): HeadTag => ({ tag: "meta", attributes });
const link = (attributes: Record<string, string>): HeadTag => ({ tag: "link", attributes });

/** Builds the Open Graph tags of a page (https://ogp.me), and two tags for X, which reads the rest from Open Graph. */
function listShareTags({ entry }: SitePage): HeadTag[] {
  const { title, description, path, kind, date } = entry;
  const alt = buildShareImageAlt(entry);
  const properties = {
    "og:type": kind === "article" ? "article" : "website",
    ...(kind === "article" && { "article:published_time": date }),
    "og:site_name": site.brand.name,
    "og:locale": site.locale.replace("-", "_"),
    "og:url": buildPageUrl(path, builtSiteAddress),
    "og:title": title,
    "og:description": description,
    "og:image": builtSiteAddress + buildShareImagePath(entry),
    "og:image:type": "image/png",
    "og:image:width": String(shareImageSize.width),
    "og:image:height": String(shareImageSize.height),
    "og:image:alt": alt,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => meta({ property, content: content ?? "" })),
    meta({ name: "twitter:card", content: "summary_large_image" }),
    meta({ name: "twitter:image:alt", content: alt }),
  ];
}

/**
 * Builds what the head of a page says about it: the title and, in their order, the description, the canonical address or
 * `noindex`, share tags, the feed on pages of the news, colours of the browser's bar, icons and the manifest.
 */
export function buildHead(page: SitePage): { title: string; tags: HeadTag[] } {
  const { entry, isListed } = page;
  const { kind } = entry;
  return {
    title: buildFullTitle(entry.title),
    tags: [
      // Browsers use the first theme colour that matches, so that of the dark scheme comes first.
      meta({ name: "theme-color", media: darkSchemeMediaQuery, content: siteColours.dark("night") }),
      meta({ name: "theme-color", content: siteColours.light("night") }),
      meta({ name: "description", content: entry.description }),
      isListed && !isPreview
        ? link({ rel: "canonical", href: buildPageUrl(entry.path, builtSiteAddress) })
        : meta({ name: "robots", content: "noindex" }),
      ...(isListed ? listShareTags(page) : []),
      ...(kind === "news" || kind === "article"
        ? [
            link({
              rel: "alternate",
              type: "application/atom+xml",
              href: newsTexts.feedPath,
              title: newsTexts.name,
            }),
          ]
        : []),
      link({ rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
      link({ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
      link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
      link({ rel: "manifest", href: "/site.webmanifest" }),
    ],
  };
}
