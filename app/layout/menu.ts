import { navigation } from "#content/navigation";

const { solutions, about, careers, own, book } = navigation;

/** The pages about the firm. */
const company = [about, careers] as const;
/** With the owner's own pages and news. */
const all = [...company, ...own.header, ...own.footer] as const;

/** The links of each part of the layout. The sitemap and llms.txt list all pages (#content/pages). */
export const menu = {
  header: company,
  /** Only from 1024 px on. */
  wideHeader: own.header,
  drawer: all,
  footer: [...all, book],
  errorScreen: [...solutions.items, ...company, book],
} as const;
