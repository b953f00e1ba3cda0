import type { Graph, Thing } from "schema-dts";
import { buildShareImagePath } from "../brand/share-image.ts";
import { shareImageSize } from "../brand/share-image-street.ts";
import { firm } from "../content/firm/firm.ts";
import type { SiteConfig } from "../content/firm/site-fields.ts";
import { encodeMailAddress } from "../content/pages/contact-link-formats.ts";
import { news } from "../content/pages/news.ts";
import { buildPageUrl } from "../content/pages/page-address.ts";
import { type PageEntry, pages } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";

const { newsPages, newsTexts } = read(news);
const { fixedPageEntries } = read(pages);
const site = read(firm);

// The ids of firm and site occur on all pages, so that search engines can join the graphs of pages.
const organization = { "@id": `${site.url}/#organization` };
const website = { "@id": `${site.url}/#website` };
const { locale: inLanguage } = site;

/** Empty without a postal address: the locale does not say where the firm works. */
const describeAreaServed = ({ address, locale }: SiteConfig) =>
  address && {
    areaServed: {
      "@type": "Country" as const,
      name: new Intl.DisplayNames([locale], { type: "region" }).of(address.country) ?? address.country,
    },
  };

/** Builds a way to reach the firm. @param number a telephone number as the site shows it */
const buildContactPoint = (contactType: string, number: string) =>
  ({
    "@type": "ContactPoint",
    contactType,
    telephone: number.replace(/[^+\d]/g, ""),
    availableLanguage: site.locale.slice(0, 2),
  }) as const;

export function buildOrganization(site: SiteConfig): Thing {
  const { address } = site;
  const sales = { ...buildContactPoint("sales", site.whatsapp.number), email: encodeMailAddress(site.email) };
  const phones = (site.phones ?? []).map(({ label, number }) => buildContactPoint(label, number));
  return {
    "@type": address ? "ProfessionalService" : "Organization",
    ...organization,
    name: site.brand.name,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    slogan: site.brand.claim,
    ...(site.legal?.name && { legalName: site.legal.name }),
    ...(site.legal?.taxId && { taxID: site.legal.taxId }),
    ...(site.since !== undefined && { foundingDate: `${site.since}` }),
    ...describeAreaServed(site),
    contactPoint: phones.length > 0 ? [sales, ...phones] : sales,
    ...(address && {
      telephone: sales.telephone,
      image: site.url + buildShareImagePath(fixedPageEntries.home),
      address: {
        "@type": "PostalAddress",
        streetAddress: address.street,
        addressLocality: address.city,
        ...(address.region && { addressRegion: address.region }),
        ...(address.postalCode && { postalCode: address.postalCode }),
        addressCountry: address.country,
      },
    }),
  };
}

/** The schema.org types by kind of page; pages of other kinds are a `WebPage`. */
const schemaTypeByPageKind: Record<string, "AboutPage" | "ContactPage" | "CollectionPage"> = {
  about: "AboutPage",
  contact: "ContactPage",
  news: "CollectionPage",
};

const buildWebPage = (page: PageEntry, id: string): Thing => ({
  "@type": schemaTypeByPageKind[page.kind] ?? "WebPage",
  "@id": `${id}#webpage`,
  url: buildPageUrl(page.path, site.url),
  name: page.title,
  description: page.description,
  inLanguage,
  isPartOf: website,
  ...(page.kind !== "home" && { breadcrumb: { "@id": `${id}#breadcrumb` } }),
  ...(page.date && { dateModified: page.date }),
  ...(page.kind === "service" || page.kind === "article"
    ? { mainEntity: { "@id": `${id}#${page.kind}` } }
    : { about: organization }),
  primaryImageOfPage: {
    "@type": "ImageObject",
    url: site.url + buildShareImagePath(page),
    width: `${shareImageSize.width}`,
    height: `${shareImageSize.height}`,
  },
});

/** Builds breadcrumbs; the last needs no URL: developers.google.com/search/docs/appearance/structured-data/breadcrumb. */
function buildBreadcrumbs(page: PageEntry, id: string): Thing {
  const { home } = fixedPageEntries;
  const news = page.kind === "article" ? newsPages.slice(0, 1) : [];
  const steps = [
    { name: home.name, item: buildPageUrl(home.path, site.url) },
    ...news.map(({ path }) => ({ name: newsTexts.name, item: buildPageUrl(path, site.url) })),
    { name: page.name },
  ];
  return {
    "@type": "BreadcrumbList",
    "@id": `${id}#breadcrumb`,
    itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
  };
}

/** Builds the main entity of the page of a solution or an article; other pages have none. */
function listMainEntity(page: PageEntry, id: string): Thing[] {
  const { kind, description } = page;
  if (kind === "service") {
    const { name, serviceType } = page;
    const service = {
      name,
      description,
      serviceType,
      url: id,
      provider: organization,
      ...describeAreaServed(site),
    };
    return [{ "@type": "Service", "@id": `${id}#service`, ...service }];
  }
  if (kind !== "article") return [];
  return [
    {
      // What Google reads: developers.google.com/search/docs/appearance/structured-data/article.
      "@type": "Article",
      "@id": `${id}#article`,
      headline: page.title,
      description,
      datePublished: page.date,
      inLanguage,
      mainEntityOfPage: { "@id": `${id}#webpage` },
      image: site.url + buildShareImagePath(page),
      author: organization,
      publisher: organization,
    },
  ];
}

/**
 * Builds the text of a page's JSON-LD script, safe inside HTML: the graph of the page and the firm, in a preview too with the
 * ids and URLs of the configured address. No FAQPage: Google ended its rich result in May 2026.
 * @param page the entry of a page that search engines may list
 */
export function buildStructuredData(page: PageEntry): string {
  const isHome = page.kind === "home";
  // Ids of the home page keep the slash after the host: `https://www.example.com/#webpage`.
  const id = isHome ? `${site.url}/` : buildPageUrl(page.path, site.url);
  const { url, brand } = site;
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [
      buildOrganization(site),
      { "@type": "WebSite", ...website, url, name: brand.name, inLanguage, publisher: organization },
      buildWebPage(page, id),
      ...(isHome ? [] : [buildBreadcrumbs(page, id)]),
      ...listMainEntity(page, id),
    ],
  };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}
