import { navigation } from "../content/pages/navigation.ts";
import { read } from "../site-content.ts";

const navigationTexts = read(navigation);

const { about, careers, ownerPages } = navigationTexts;

/** The links of every header; one of 1024 px or more also has those of `ownerPages.header`. */
export const headerLinks = [about, ...careers];

/** The links about the firm in drawer and footer. The sitemap and llms.txt list all pages (src/content/pages/pages.ts). */
export const companyLinks = [...headerLinks, ...ownerPages.header, ...ownerPages.footer];
