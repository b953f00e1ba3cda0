import { buildShareImagePath, shareImageSize } from "../brand/share-image.ts";
import { builtSiteAddress } from "../content/built-address.ts";
import { buildPageUrl } from "../content/page-address.ts";
import type { PageEntry } from "../content/pages.ts";
import { site } from "../content/site.ts";

/** @returns the alternative text of a page's share image: the title and the brand name */
export const buildShareImageAlt = ({ title }: PageEntry): string => `${title}. ${site.brand.name}`;

/** Builds the Open Graph properties of a page, by name (https://ogp.me). */
export function buildShareProperties(entry: PageEntry): Record<string, string | undefined> {
  const { title, description, path, kind, date } = entry;
  const isArticle = kind === "article";
  return {
    "og:type": isArticle ? "article" : "website",
    ...(isArticle && { "article:published_time": date }),
    "og:site_name": site.brand.name,
    "og:locale": site.locale.replace("-", "_"),
    "og:url": buildPageUrl(path, builtSiteAddress),
    "og:title": title,
    "og:description": description,
    "og:image": builtSiteAddress + buildShareImagePath(entry),
    "og:image:type": "image/png",
    "og:image:width": String(shareImageSize.width),
    "og:image:height": String(shareImageSize.height),
    "og:image:alt": buildShareImageAlt(entry),
  };
}
