import type { PageEntry } from "../content/pages.ts";
import { site } from "../../site.config.ts";
import {
  buildFullTitle,
  buildPageUrl,
  buildShareImageAlt,
  buildShareImagePath,
  shareImageSize,
} from "../content/page-address.ts";

/** The address of this build, from SITE_ADDRESS. Only pages at the configured address may be indexed. */
const builtSiteAddress: string = import.meta.env.SITE_ADDRESS;
const isBuiltForConfiguredAddress = builtSiteAddress === site.url;

/** The title, the description, the canonical address or `noindex`, and the share tags. React moves them into <head>. */
export function Seo(page: PageEntry) {
  const { title, description, path, kind } = page;
  const isListed = kind !== "hidden";
  return (
    <>
      <title>{buildFullTitle(title)}</title>
      <meta name="description" content={description} />
      {isListed && isBuiltForConfiguredAddress ? (
        <link rel="canonical" href={buildPageUrl(path, builtSiteAddress)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isListed && <ShareTags {...page} />}
    </>
  );
}

/** The Open Graph tags of a page (https://ogp.me), and two tags for X, which reads the rest from Open Graph. */
function ShareTags(page: PageEntry) {
  const { title, description, path, kind, date } = page;
  const alt = buildShareImageAlt(page);
  return (
    <>
      <meta property="og:type" content={kind === "article" ? "article" : "website"} />
      {kind === "article" && <meta property="article:published_time" content={date} />}
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:locale" content={site.locale.replace("-", "_")} />
      <meta property="og:url" content={buildPageUrl(path, builtSiteAddress)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={builtSiteAddress + buildShareImagePath(path)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
