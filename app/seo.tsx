import { site } from "#site";

export interface PageHead {
  /** Up to 60 characters with the brand; the brand is added unless the title has it. */
  title: string;
  /** 120 to 160 characters, written for a search result. */
  description: string;
  /** The page's path, `/` or without a slash at the end; none for pages kept out of search engines. */
  path?: string;
}

/**
 * The title as it stands in the tab and in search results.
 * @param title the page's own title
 * @returns the title, followed by the brand where it does not have it yet
 */
export function fullTitle(title: string): string {
  return title.includes(site.brand.name) ? title : `${title} | ${site.brand.name}`;
}

/** Every head tag of a page. React moves them into <head>, in the file and after a client navigation alike. */
export function Seo({ title, description, path }: PageHead) {
  const name = fullTitle(title);
  const canonical = path === undefined ? undefined : site.url + (path === "/" ? "" : path);
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      {canonical === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand.name} />
      <meta property="og:locale" content={site.locale.replace("-", "_")} />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
    </>
  );
}
