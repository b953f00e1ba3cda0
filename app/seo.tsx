import type { Page } from "#content/pages";
import { site } from "#site";
import { fullTitle, pageUrl, shareImageAlt, shareImagePath, shareImageSize } from "./page-address.ts";

/** The address of this build, from SITE_ADDRESS. Only pages at the configured address may be indexed. */
const address: string = import.meta.env.SITE_ADDRESS;
const isPublic = address === site.url;

/** Every head tag of a page. React moves them into <head>. */
export function Seo(page: Page) {
  const { title, description, path, kind } = page;
  const isListed = kind !== "hidden";
  return (
    <>
      <title>{fullTitle(title)}</title>
      <meta name="description" content={description} />
      {isListed && isPublic ? (
        <link rel="canonical" href={pageUrl(path, address)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {isListed && <ShareTags {...page} />}
    </>
  );
}

/** The Open Graph tags (https://ogp.me), and two tags for X, which reads the others from Open Graph. */
function ShareTags(page: Page) {
  const { title, description, path, kind, date } = page;
  const alt = shareImageAlt(page);
  return (
    <>
      <meta property="og:type" content={kind === "article" ? "article" : "website"} />
      {kind === "article" && <meta property="article:published_time" content={date} />}
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:locale" content={site.locale.replace("-", "_")} />
      <meta property="og:url" content={pageUrl(path, address)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={address + shareImagePath(path)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={alt} />
    </>
  );
}
