import { navigationTexts } from "../content/navigation.ts";

const { about, careers, ownerPages, book } = navigationTexts;

/** The links to the page about the firm and, if the site has it, to the page for applicants. */
const companyLinks = [about, ...careers];
/** The links to the page about the firm, the page for applicants, the owner's own pages and the news. */
const allCompanyLinks = [...companyLinks, ...ownerPages.header, ...ownerPages.footer] as const;

/** The links of each part of the layout. The sitemap and llms.txt list all pages (src/content/pages.ts). */
export const layoutLinks = {
  header: companyLinks,
  /** Links that the header shows only in windows of 1024 px or more. */
  wideHeader: ownerPages.header,
  drawer: allCompanyLinks,
  footer: [...allCompanyLinks, book],
} as const;
