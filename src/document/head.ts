import { buildShareImagePath } from "../brand/share-image.ts";
import { shareImageSize } from "../brand/share-image-street.ts";
import { firm } from "../content/firm/firm.ts";
import { builtAddress } from "../content/pages/built-address.ts";
import { buildPageUrl } from "../content/pages/page-address.ts";
import type { PageEntry } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";

const { builtSiteAddress } = read(builtAddress);
const site = read(firm);

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
