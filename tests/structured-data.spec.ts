// Not from site-test.ts, which would start a browser: these tests open no page.
import { expect, test } from "@playwright/test";
import { getAttribute, getDirectText } from "../integration/dom.ts";
import type { PageEntry } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import { findElementsByTag, indexablePageEntries, listLinkAddresses, parseBuiltPage } from "./built-site.ts";

interface JsonLd {
  "@context": string;
  "@graph": (Record<string, unknown> & { "@type": string; "@id": string })[];
}

const listJsonLdBlocks = (page: PageEntry): string[] =>
  findElementsByTag(parseBuiltPage(page), "script")
    .filter((script) => getAttribute(script, "type") === "application/ld+json")
    .map(getDirectText);

/** The schema.org types by kind of page; pages of other kinds are a `WebPage`. */
const schemaTypeByPageKind: Record<string, string> = {
  about: "AboutPage",
  contact: "ContactPage",
  news: "CollectionPage",
};

test("every public page has one schema.org graph of the firm, the website and the page, in which every reference has a target", () => {
  for (const page of indexablePageEntries) {
    const [block = "", ...others] = listJsonLdBlocks(page);
    expect(others, page.path).toEqual([]);
    const { "@context": context, "@graph": graph } = JSON.parse(block) as JsonLd;
    expect(context, page.path).toBe("https://schema.org");
    const ids = graph.map((thing) => thing["@id"]);
    expect(new Set(ids).size, `${page.path}: different ids`).toBe(ids.length);
    const references = [...block.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(references.length, `${page.path}: references`).toBeGreaterThan(2);
    expect(ids, page.path).toEqual(expect.arrayContaining(references));
    // The data must contain nothing that the site does not show.
    expect(block, page.path).not.toMatch(/rating|review|JobPosting|"offers"|"price/i);

    const firm = graph.find((thing) => thing["@id"] === `${site.url}/#organization`);
    expect(firm, page.path).toMatchObject({
      "@type": site.address ? "ProfessionalService" : "Organization",
      name: site.brand.name,
      url: site.url,
      ...(site.since !== undefined && { foundingDate: `${site.since}` }),
      contactPoint: { email: site.email, telephone: `+${site.whatsapp.number.replace(/\D/g, "")}` },
    });
    const listOfType = (type: string) => graph.filter((thing) => thing["@type"] === type);
    const own = listOfType(schemaTypeByPageKind[page.kind] ?? "WebPage").map(({ url }) => url);
    expect(own, `${page.path}: its own entry`).toEqual(listLinkAddresses(parseBuiltPage(page), "canonical"));
    for (const [type, count] of [
      ["WebSite", 1],
      ["Service", page.kind === "service" ? 1 : 0],
      ["Article", page.kind === "article" ? 1 : 0],
    ] as const)
      expect(listOfType(type), `${page.path}: ${type}`).toHaveLength(count);
  }
});
