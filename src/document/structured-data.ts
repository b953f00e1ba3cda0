import type {
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { buildShareImagePath, shareImageSize } from "../brand/share-image.ts";
import { newsPages, newsTexts } from "../content/news.ts";
import { buildPageUrl } from "../content/page-address.ts";
import { fixedPageEntries, type PageEntry, type SolutionPageEntry } from "../content/pages.ts";
import type { SiteConfig } from "../content/site-schema.ts";

type ArticlePageEntry = Extract<PageEntry, { kind: "article" }>;

const createIdReference = (id: string) => ({ "@id": id });

/** Builds the ids of firm and site, which occur on all pages, so that search engines can join the graphs of pages. */
const buildSharedGraphIds = (site: SiteConfig) => ({
  organization: `${site.url}/#organization`,
  website: `${site.url}/#website`,
});

/** Builds `areaServed` from the firm's postal address; empty without one: the locale does not say where the firm works. */
function buildAreaServedFromAddress({ locale, address }: SiteConfig) {
  if (!address) return {};
  const name = new Intl.DisplayNames([locale], { type: "region" }).of(address.country) ?? address.country;
  return { areaServed: { "@type": "Country", name } } as const;
}

const removePhoneNumberFormat = (number: string) => number.replace(/[^+\d]/g, "");

function buildOrganization(site: SiteConfig): Organization | ProfessionalService {
  const telephone = removePhoneNumberFormat(site.whatsapp.number);
  const { address } = site;
  const availableLanguage = site.locale.slice(0, 2);
  const sales = {
    "@type": "ContactPoint",
    contactType: "sales",
    telephone,
    email: site.email,
    availableLanguage,
  } as const;
  const phones = (site.phones ?? []).map(
    ({ label, number }) =>
      ({
        "@type": "ContactPoint",
        contactType: label,
        telephone: removePhoneNumberFormat(number),
        availableLanguage,
      }) as const,
  );
  const common = {
    "@id": buildSharedGraphIds(site).organization,
    name: site.brand.name,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    slogan: site.brand.claim,
    ...(site.legal?.name && { legalName: site.legal.name }),
    ...(site.legal?.taxId && { taxID: site.legal.taxId }),
    ...(site.since !== undefined && { foundingDate: `${site.since}` }),
    ...buildAreaServedFromAddress(site),
    contactPoint: phones.length > 0 ? [sales, ...phones] : sales,
  } as const;
  if (!address) return { "@type": "Organization", ...common };
  return {
    "@type": "ProfessionalService",
    ...common,
    telephone,
    image: site.url + buildShareImagePath(fixedPageEntries.home),
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      ...(address.region && { addressRegion: address.region }),
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
  };
}

const buildWebSite = (site: SiteConfig): WebSite => ({
  "@type": "WebSite",
  "@id": buildSharedGraphIds(site).website,
  url: site.url,
  name: site.brand.name,
  inLanguage: site.locale,
  publisher: createIdReference(buildSharedGraphIds(site).organization),
});

const schemaTypeByPageKind = { about: "AboutPage", contact: "ContactPage", news: "CollectionPage" } as const;

const hasOwnSchemaType = (kind: string): kind is keyof typeof schemaTypeByPageKind =>
  kind in schemaTypeByPageKind;

function buildWebPage(page: PageEntry, pageIdBase: string, site: SiteConfig): WebPage {
  return {
    "@type": hasOwnSchemaType(page.kind) ? schemaTypeByPageKind[page.kind] : "WebPage",
    "@id": `${pageIdBase}#webpage`,
    url: buildPageUrl(page.path, site.url),
    name: page.title,
    description: page.description,
    inLanguage: site.locale,
    isPartOf: createIdReference(buildSharedGraphIds(site).website),
    ...(page.kind !== "home" && { breadcrumb: createIdReference(`${pageIdBase}#breadcrumb`) }),
    ...(page.date && { dateModified: page.date }),
    ...(page.kind === "service" || page.kind === "article"
      ? { mainEntity: createIdReference(`${pageIdBase}#${page.kind}`) }
      : { about: createIdReference(buildSharedGraphIds(site).organization) }),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: site.url + buildShareImagePath(page),
      width: `${shareImageSize.width}`,
      height: `${shareImageSize.height}`,
    },
  };
}

/** Builds breadcrumbs; the last needs no URL: developers.google.com/search/docs/appearance/structured-data/breadcrumb. */
const buildBreadcrumbs = (page: PageEntry, url: string, site: SiteConfig): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${url}#breadcrumb`,
  itemListElement: [
    {
      "@type": "ListItem",
      position: 1,
      name: fixedPageEntries.home.name,
      item: buildPageUrl(fixedPageEntries.home.path, site.url),
    },
    ...[
      ...(page.kind === "article" ? newsPages.slice(0, 1) : []).map(({ path }) => ({
        name: newsTexts.name,
        item: buildPageUrl(path, site.url),
      })),
      { name: page.name },
    ].map((step, index) => ({ "@type": "ListItem" as const, position: index + 2, ...step })),
  ],
});

const buildService = (page: SolutionPageEntry, url: string, site: SiteConfig): Service => ({
  "@type": "Service",
  "@id": `${url}#service`,
  name: page.name,
  description: page.description,
  serviceType: page.serviceType,
  url,
  provider: createIdReference(buildSharedGraphIds(site).organization),
  ...buildAreaServedFromAddress(site),
});

/** Builds what Google reads of an article: developers.google.com/search/docs/appearance/structured-data/article. */
const buildArticle = (page: ArticlePageEntry, url: string, site: SiteConfig): Article => ({
  "@type": "Article",
  "@id": `${url}#article`,
  headline: page.title,
  description: page.description,
  datePublished: page.date,
  inLanguage: site.locale,
  mainEntityOfPage: createIdReference(`${url}#webpage`),
  image: site.url + buildShareImagePath(page),
  author: createIdReference(buildSharedGraphIds(site).organization),
  publisher: createIdReference(buildSharedGraphIds(site).organization),
});

/** Builds the schema.org graph of a page and the firm, in a preview too with the ids and URLs of the configured address. */
function buildSchemaGraph(page: PageEntry, site: SiteConfig): Graph {
  const url = buildPageUrl(page.path, site.url);
  // Ids of the home page keep the slash after the host: `https://www.example.com/#webpage`.
  const pageIdBase = page.kind === "home" ? `${url}/` : url;
  const things: Thing[] = [buildOrganization(site), buildWebSite(site), buildWebPage(page, pageIdBase, site)];
  if (page.kind !== "home") things.push(buildBreadcrumbs(page, pageIdBase, site));
  if (page.kind === "article") things.push(buildArticle(page, pageIdBase, site));
  if (page.kind === "service") things.push(buildService(page, pageIdBase, site));
  return { "@context": "https://schema.org", "@graph": things };
}

/**
 * Builds the text of a page's JSON-LD script, safe inside HTML. No FAQPage: Google ended its rich result in May 2026.
 * @param page the entry of a page that search engines may list
 */
export const buildStructuredData = (page: PageEntry, site: SiteConfig): string =>
  JSON.stringify(buildSchemaGraph(page, site)).replaceAll("<", "\\u003c");
