import type {
  BreadcrumbList,
  Graph,
  Organization,
  ProfessionalService,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import { claims } from "../../app/content/claims.ts";
import { type Page as PageEntry, pages, type ServicePage } from "../../app/content/pages.ts";
import { pageUrl, shareImagePath, shareImageSize } from "../../app/page-address.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { fill, type Page } from "../slots.ts";

const reference = (id: string) => ({ "@id": id });

/** The ids of what is the same on every page; they do not change, so that graphs of several pages join. */
const ids = (site: SiteConfig) => ({
  organization: `${site.url}/#organization`,
  website: `${site.url}/#website`,
});

/** The country of the firm's address. Without one nothing is said of where it works: the texts' locale does not tell. */
function areaServed({ locale, address }: SiteConfig) {
  if (!address) return {};
  const name = new Intl.DisplayNames([locale], { type: "region" }).of(address.country) ?? address.country;
  return { areaServed: { "@type": "Country", name } } as const;
}

function organization(site: SiteConfig): Organization | ProfessionalService {
  const telephone = site.whatsapp.number.replace(/[^+\d]/g, "");
  const { address } = site;
  const common = {
    "@id": ids(site).organization,
    name: site.brand.name,
    url: site.url,
    logo: `${site.url}/icon-512.png`,
    slogan: site.brand.claim,
    ...(site.legal?.name && { legalName: site.legal.name }),
    ...(site.legal?.taxId && { taxID: site.legal.taxId }),
    foundingDate: claims.founded.figure,
    ...areaServed(site),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone,
      email: site.email,
      availableLanguage: site.locale.slice(0, 2),
    },
  } as const;
  if (!address) return { "@type": "Organization", ...common };
  return {
    "@type": "ProfessionalService",
    ...common,
    telephone,
    image: site.url + shareImagePath(pages.home.path),
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

const website = (site: SiteConfig): WebSite => ({
  "@type": "WebSite",
  "@id": ids(site).website,
  url: site.url,
  name: site.brand.name,
  inLanguage: site.locale,
  publisher: reference(ids(site).organization),
});

const pageTypes = { about: "AboutPage", contact: "ContactPage" } as const;

function webPage(page: PageEntry, base: string, site: SiteConfig): WebPage {
  return {
    "@type": page.kind === "about" || page.kind === "contact" ? pageTypes[page.kind] : "WebPage",
    "@id": `${base}#webpage`,
    url: pageUrl(page.path, site.url),
    name: page.title,
    description: page.description,
    inLanguage: site.locale,
    isPartOf: reference(ids(site).website),
    ...(page.kind !== "home" && { breadcrumb: reference(`${base}#breadcrumb`) }),
    ...(page.kind === "service"
      ? { mainEntity: reference(`${base}#service`) }
      : { about: reference(ids(site).organization) }),
    primaryImageOfPage: {
      "@type": "ImageObject",
      url: site.url + shareImagePath(page.path),
      width: `${shareImageSize.width}`,
      height: `${shareImageSize.height}`,
    },
  };
}

/** Google: developers.google.com/search/docs/appearance/structured-data/breadcrumb; the last one needs no address. */
const breadcrumbs = (page: PageEntry, url: string, site: SiteConfig): BreadcrumbList => ({
  "@type": "BreadcrumbList",
  "@id": `${url}#breadcrumb`,
  itemListElement: [
    { "@type": "ListItem", position: 1, name: pages.home.name, item: pageUrl(pages.home.path, site.url) },
    { "@type": "ListItem", position: 2, name: page.name },
  ],
});

const service = (page: ServicePage, url: string, site: SiteConfig): Service => ({
  "@type": "Service",
  "@id": `${url}#service`,
  name: page.name,
  serviceType: page.serviceType,
  url,
  provider: reference(ids(site).organization),
  ...areaServed(site),
});

/** What a page says of itself and of the firm, as one graph. Ids and addresses are the site's own, in a preview too. */
function graphOf(page: PageEntry, site: SiteConfig): Graph {
  const url = pageUrl(page.path, site.url);
  // An id keeps the root's slash: `https://www.example.com/#webpage`.
  const base = page.kind === "home" ? `${url}/` : url;
  const things: Thing[] = [organization(site), website(site), webPage(page, base, site)];
  if (page.kind !== "home") things.push(breadcrumbs(page, base, site));
  if (page.kind === "service") things.push(service(page, base, site));
  return { "@context": "https://schema.org", "@graph": things };
}

/**
 * Describes each listed page in the vocabulary of schema.org. Not done by React, whose way of writing a script's text
 * is refused under Trusted Types. No FAQPage: Google ended its rich result in May 2026.
 */
export function structuredData({ config }: Pick<Site, "config">) {
  return (page: Page) => {
    if (!page.listed) return;
    const json = JSON.stringify(graphOf(page.listed, config)).replaceAll("<", "\\u003c");
    fill(page, "data", "script", { type: "application/ld+json" }, json);
  };
}
