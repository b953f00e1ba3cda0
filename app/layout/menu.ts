import { navigation } from "#content/navigation";

const { solutions, about, careers, own, book } = navigation;

/** Pages of the firm, beside those of its solutions. */
const company = [about, careers] as const;
/** With the pages and the news that an owner has written. */
const all = [...company, ...own.header, ...own.footer] as const;

/** Which pages each part of the layout leads to. The sitemap and llms.txt list every page (#content/pages). */
export const menu = {
  header: company,
  /** A bar narrower than 1024 px has no room for these. */
  wideHeader: own.header,
  drawer: all,
  footer: [...all, book],
  errorScreen: [...solutions.items, ...company, book],
} as const;
