// Not `test` of fixtures.ts, which opens a window for each test: these tests open no page.

import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { getAttribute, getDirectText } from "../../integration/dom.ts";
import {
  allPageEntries,
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  listLinkAddresses,
  listMetaContents,
  parseBuiltPage,
  readBuiltFile,
} from "../../tests/built-site.ts";
import { pathsWithHeaderAndFooter } from "../../tests/paths.ts";
import { site } from "../../tests/shared-content.ts";
import { buildPageUrl, getPageFileStem, pageTitles } from "../content/pages/page-address.ts";
import { pages } from "../content/pages/pages.ts";
import { ownerWords } from "../content/shared/owner.ts";
import { maxShareImageBytes } from "../endpoints/share-images.ts";
import { read } from "../site-content.ts";

const { buildFullTitle } = read(pageTitles);
const { fixedPageEntries } = read(pages);

test("each page has one title and one description, those of the table", { tag: "@check" }, () => {
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const titles = findElementsByTag(document, "title").map(extractTextWithSingleSpaces);
    expect(titles, page.path).toEqual([buildFullTitle(page.title)]);
    expect(listMetaContents(document, "description"), page.path).toEqual([page.description]);
    expect(listMetaContents(document, "format-detection"), page.path).toEqual(["telephone=no"]);
  }
});

test("public pages have a canonical address and own image, others noindex", { tag: "@check" }, async () => {
  const images = new Set<string>();
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const isPublic = indexablePageEntries.includes(page);
    const addresses = isPublic ? [buildPageUrl(page.path, site.url)] : [];
    expect(listMetaContents(document, "robots"), page.path).toEqual(isPublic ? [] : ["noindex"]);
    expect(listLinkAddresses(document, "canonical"), page.path).toEqual(addresses);
    expect(listMetaContents(document, "og:url"), page.path).toEqual(addresses);
    if (!isPublic) continue;
    const preview = ["og:title", "og:description", "twitter:card"];
    const contents = preview.flatMap((name) => listMetaContents(document, name));
    expect(contents, page.path).toEqual([page.title, page.description, "summary_large_image"]);
    const html = readBuiltFile(`${getPageFileStem(page.path)}.html`).toString();
    expect(html.indexOf("twitter:image:alt"), `${page.path}: bytes of which Slack reads 32 KB`).toBeLessThan(
      8192,
    );
    const [address = ""] = listMetaContents(document, "og:image");
    expect(address, page.path).toMatch(/\.png\?[0-9a-f]{8}$/);
    const image = readBuiltFile(new URL(address.replace(site.url, ""), "https://site.invalid").pathname);
    const size = { format: "png", width: 1200, height: 630 };
    expect(await sharp(image).metadata(), address).toMatchObject(size);
    expect(image.length, `${address}: bytes`).toBeLessThan(maxShareImageBytes);
    images.add(image.toString("base64"));
  }
  expect(images.size, "different share images").toBe(indexablePageEntries.length);
});

test("the sitemap lists the public pages alone; robots.txt allows all and names it", () => {
  const sitemap = readBuiltFile("sitemap.xml").toString();
  expect(sitemap).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = pathsWithHeaderAndFooter.map((path) => buildPageUrl(path, site.url));
  expect(addresses.sort()).toEqual(expected.sort());
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
  expect(readBuiltFile("robots.txt").toString()).toBe(robots);
});

test("the icons of the manifest and of the pages have the declared sizes", async () => {
  const home = parseBuiltPage(fixedPageEntries.home);
  const [touch = ""] = listLinkAddresses(home, "apple-touch-icon");
  const [address = ""] = listLinkAddresses(home, "manifest");
  const manifest = JSON.parse(readBuiltFile(address).toString());
  const theme_color = listMetaContents(home, "theme-color")[1];
  expect(manifest).toMatchObject({ name: site.brand.name, lang: site.locale, start_url: "/", theme_color });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: "maskable" }));
  for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: "180x180" }]) {
    const { width, height } = await sharp(readBuiltFile(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test("every public page has one schema.org graph of the firm, the website and the page, in which every reference has a target", () => {
  for (const page of indexablePageEntries) {
    const [script, ...others] = findElementsByTag(parseBuiltPage(page), "script").filter(
      (one) => getAttribute(one, "type") === "application/ld+json",
    );
    if (!script || others.length > 0) throw new Error(`${page.path}: expected one graph`);
    const block = getDirectText(script);
    const graph: { "@type": string; "@id": string }[] = JSON.parse(block)["@graph"];
    const ids = graph.map((thing) => thing["@id"]);
    expect(new Set(ids).size, `${page.path}: different ids`).toBe(ids.length);
    const references = [...block.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(ids, page.path).toEqual(expect.arrayContaining(references));
    // The data must contain nothing that the site does not show.
    expect(block, page.path).not.toMatch(/rating|review|JobPosting|"offers"|"price/i);
    expect(graph[0], page.path).toMatchObject({
      "@type": site.address ? "ProfessionalService" : "Organization",
      name: site.brand.name,
      ...(site.since !== undefined && { foundingDate: `${site.since}` }),
      contactPoint: { email: site.email, telephone: `+${site.whatsapp.number.replace(/\D/g, "")}` },
    });
    const types = graph.map((thing) => thing["@type"]);
    expect(types.includes("Service"), `${page.path}: Service`).toBe(page.kind === "service");
    expect(types.includes("Article"), `${page.path}: Article`).toBe(page.kind === "article");
  }
});

test("while the owner has written no contract terms and no answers to buyers, no page has headings for them", () => {
  const { buyerQuestions, terms } = read(ownerWords);
  const answers = [...terms.list, ...Object.values(buyerQuestions.lists).flat()];
  const isWritten = answers.some((one) => one?.text);
  test.skip(isWritten, "this owner has written some");
  for (const page of indexablePageEntries)
    for (const { title } of [terms, buyerQuestions])
      expect(extractTextWithSingleSpaces(parseBuiltPage(page)), page.path).not.toContain(title);
});
