import { navigation } from "#content/navigation";

const { solutions, about, careers, own, book } = navigation;

/** The pages about the firm. */
const company = [about, careers] as const;
/** The pages about the firm, with the owner's own pages and news. */
const all = [...company, ...own.header, ...own.footer] as const;

/** The links of each part of the layout. The sitemap and llms.txt list all pages (#content/pages). */
export const menu = {
  header: company,
  /** Links that are shown only in windows of 1024 px or more. */
  wideHeader: own.header,
  drawer: all,
  footer: [...all, book],
  errorScreen: [...solutions.items, ...company, book],
} as const;
