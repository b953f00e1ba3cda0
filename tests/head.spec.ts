// Not `test` of site-test.ts, which opens a window for each test: only one of these tests opens a page.
import { expect, test } from "@playwright/test";
import { type Document, type Element, findElements, getAttribute } from "../integration/dom.ts";
import { buildWhatsappLink, whatsappPhoneLink } from "../src/content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../src/content/greetings.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { buildFullTitle, shortBrandName } from "../src/content/page-address.ts";
import { fixedPageEntries } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import { maxShareImageBytes } from "../src/endpoints/share-images.ts";
import {
  allPageEntries,
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  listLinkAddresses,
  listMetaContents,
  parseBuiltPage,
  readBuiltFile,
  readPngSize,
} from "./built-site.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { pathsWithHeaderAndFooter } from "./site-pages.ts";

const isAnchor = ({ tagName }: Element) => tagName === "a";

test("every page has one title of up to 60 characters and one description of 120 to 160 characters, which no other page has", {
  tag: "@check",
}, () => {
  const titles = new Set<string>();
  const descriptions = new Set<string | undefined>();
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const title = buildFullTitle(page.title);
    expect(findElementsByTag(document, "title").map(extractTextWithSingleSpaces), page.path).toEqual([title]);
    expect(title.length, page.path).toBeLessThanOrEqual(60);
    const found = listMetaContents(document, "description");
    expect(found, page.path).toEqual([expect.stringMatching(/^.{120,160}$/s)]);
    titles.add(title);
    descriptions.add(found[0]);
  }
  expect(titles.size).toBe(allPageEntries.length);
  expect(descriptions.size).toBe(allPageEntries.length);
});

test("the title and a heading of six pages have the words that buyers search for", () => {
  test.skip(!isSampleContent, sampleTestSkipReason);
  for (const [path, title, heading] of [
    ["/", /para pymes/, /WhatsApp/],
    ["/agentes-ia", /^Agente de IA para WhatsApp/, /WhatsApp/],
    ["/crm", /^CRM con WhatsApp/, /WhatsApp/],
    ["/google-workspace", /Google Workspace/, /Google Workspace/],
    ["/kaseya", /Respaldo \(backup\) Datto .*Kaseya/, /Respaldo Datto/],
    ["/sobre-nosotros", /2003.*pymes.*Google y Kaseya/, /pymes/],
  ] as const) {
    const document = parseBuiltPage({ path });
    expect(findElementsByTag(document, "title").map(extractTextWithSingleSpaces).join(), path).toMatch(title);
    const headings = findElements(document, ({ tagName }) => /^h[1-3]$/.test(tagName)).map(
      extractTextWithSingleSpaces,
    );
    expect(headings.join("\n"), path).toMatch(heading);
  }
  const agents = parseBuiltPage({ path: "/agentes-ia" });
  expect(listMetaContents(agents, "description").join(), "agents").toMatch(/chatbot/);
});

test("every public page has a canonical address and Open Graph tags for chat previews, with its own image", {
  tag: "@check",
}, () => {
  const images = new Set<string>();
  for (const page of indexablePageEntries) {
    const document = parseBuiltPage(page);
    const url = site.url + (page.path === "/" ? "" : page.path);
    expect(listLinkAddresses(document, "canonical"), page.path).toEqual([url]);
    const [description] = listMetaContents(document, "description");
    const [alt] = listMetaContents(document, "og:image:alt");
    expect(alt, page.path).toContain(page.title);
    const [imageUrl = ""] = listMetaContents(document, "og:image");
    const image = imageUrl.replace(site.url, "");
    expect(image, page.path).toMatch(/^\/share\/[\w./-]+\.png$/);
    for (const [name, content] of Object.entries({
      robots: undefined,
      "og:url": url,
      "og:type": page.kind === "article" ? "article" : "website",
      "og:site_name": site.brand.name,
      "og:locale": site.locale.replace("-", "_"),
      "og:title": page.title,
      "og:description": description,
      "twitter:card": "summary_large_image",
      "twitter:image:alt": alt,
      "og:image": site.url + image,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:type": "image/png",
    }))
      expect(listMetaContents(document, name), `${page.path}: ${name}`).toEqual(content ? [content] : []);
    const file = readBuiltFile(image);
    expect(readPngSize(file), image).toEqual({ width: 1200, height: 630 });
    expect(file.length, `${image}: bytes`).toBeLessThan(maxShareImageBytes);
    images.add(file.toString("base64"));
  }
  expect(images.size, "different share images").toBe(indexablePageEntries.length);
});

test("hidden pages, such as the 404 page, have noindex and no canonical address", () => {
  const hidden = allPageEntries.filter(({ kind }) => kind === "hidden");
  expect(hidden.length).toBeGreaterThan(0);
  for (const page of hidden) {
    const document = parseBuiltPage(page);
    expect(listMetaContents(document, "robots"), page.path).toEqual(["noindex"]);
    expect(listLinkAddresses(document, "canonical"), page.path).toEqual([]);
    expect(listMetaContents(document, "og:url"), page.path).toEqual([]);
  }
});

test("every page links the same icons and manifest and has two theme colours, and the files of the manifest's and the touch icon have the declared sizes", () => {
  const document = parseBuiltPage(fixedPageEntries.home);
  for (const page of allPageEntries) {
    for (const rel of ["icon", "apple-touch-icon", "manifest"])
      expect(listLinkAddresses(parseBuiltPage(page), rel), `${page.path}: ${rel}`).toEqual(
        listLinkAddresses(document, rel),
      );
    const colours = listMetaContents(parseBuiltPage(page), "theme-color");
    expect(new Set(colours).size, `${page.path}: theme colours, dark and light`).toBe(2);
    for (const colour of colours) expect(colour, page.path).toMatch(/^#[0-9a-f]{6}$/);
  }
  const [touch = ""] = listLinkAddresses(document, "apple-touch-icon");
  expect(readPngSize(readBuiltFile(touch))).toEqual({ width: 180, height: 180 });

  const [address = ""] = listLinkAddresses(document, "manifest");
  const manifest = JSON.parse(readBuiltFile(address).toString());
  const theme_color = listMetaContents(document, "theme-color")[1];
  expect(manifest).toMatchObject({ name: site.brand.name, lang: site.locale, start_url: "/", theme_color });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = readPngSize(readBuiltFile(src));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
});

test("every solution's page has breadcrumbs from the home page and links to the other solutions", () => {
  const services = indexablePageEntries.filter(({ kind }) => kind === "service");
  for (const { path, name } of services) {
    const document = parseBuiltPage({ path });
    const [main = document] = findElementsByTag(document, "main");
    const inMain = (tagName: string) => findElements(main, (one) => one.tagName === tagName);
    const trail = inMain("nav").flatMap((nav) => findElements(nav, (one) => one.tagName === "li"));
    expect(trail, `${path}: breadcrumbs`).toHaveLength(2);
    const [home] = findElements(trail[0] ?? main, isAnchor);
    expect(home && [extractTextWithSingleSpaces(home), getAttribute(home, "href")], path).toEqual([
      fixedPageEntries.home.name,
      "/",
    ]);
    const [current] = findElements(trail[1] ?? main, (one) => getAttribute(one, "aria-current") === "page");
    expect(current && extractTextWithSingleSpaces(current), path).toBe(name);
    for (const other of services.filter((one) => one.path !== path)) {
      const link = inMain("a").findLast((one) => getAttribute(one, "href") === other.path);
      expect(link && extractTextWithSingleSpaces(link), `${path}: link to ${other.path}`).toContain(
        other.name,
      );
    }
  }
});

/** @returns the attributes of all <a> in the elements with this tag name */
const listAttributesOfAnchorsIn = (document: Document, containerTagName: string) =>
  findElementsByTag(document, containerTagName)
    .flatMap((part) => findElements(part, isAnchor))
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])));

test("every page with the site's header and footer has one of each, one h1, one main and the language of the site", () => {
  test.skip(!isSampleContent, sampleTestSkipReason);
  for (const path of pathsWithHeaderAndFooter) {
    const document = parseBuiltPage({ path });
    expect(
      findElementsByTag(document, "html").map((html) => getAttribute(html, "lang")),
      path,
    ).toEqual([site.locale]);
    // Chromium shows nothing before it has read the start of #contenido, which follows the header.
    expect(listLinkAddresses(document, "expect"), path).toContain("#contenido");
    for (const part of ["h1", "main", "header", "footer"])
      expect(findElementsByTag(document, part), `${path}: ${part}`).toHaveLength(1);
  }
});

test("the footer of every page links to the home page, to WhatsApp in a new tab, to the telephone and to mail", () => {
  test.skip(!isSampleContent, sampleTestSkipReason);
  for (const path of pathsWithHeaderAndFooter) {
    const links = listAttributesOfAnchorsIn(parseBuiltPage({ path }), "footer");
    for (const link of [
      { href: "/", "aria-label": `${shortBrandName}, ${navigationTexts.home}` },
      {
        href: buildWhatsappLink(whatsappGreetingByPagePath[path]),
        target: "_blank",
        rel: expect.stringMatching(/\bnoopener\b/),
      },
      { href: whatsappPhoneLink },
      { href: `mailto:${site.email}?subject=ConsultaWeb` },
    ])
      expect(links, path).toContainEqual(expect.objectContaining(link));
  }
});

test("every page with the site's header but /contacto and /hablemos, which is for applicants, links to /contacto in its <main>", () => {
  test.skip(!isSampleContent, sampleTestSkipReason);
  for (const path of pathsWithHeaderAndFooter) {
    if (["/contacto", "/hablemos"].includes(path)) continue;
    const addresses = listAttributesOfAnchorsIn(parseBuiltPage({ path }), "main").map(({ href }) => href);
    expect(addresses, path).toContainEqual(expect.stringMatching(/^\/contacto/));
  }
});

test("no link text is empty or generic (aquí, leer más), and links of a page with the same text lead to one address, whatever the topic or the mail's subject", () => {
  const empty = /^(|aquí|acá|click|clic aquí|leer más|ver más|más|más información|saber más|enlace|link)$/i;
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const targets = new Map<string, Set<string>>();
    for (const link of findElementsByTag(document, "a")) {
      const text = (
        getAttribute(link, "aria-label") ?? extractTextWithSingleSpaces(link)
      ).toLocaleLowerCase();
      // Links with the same text may differ by the subject of a mail, or by the topic of a meeting.
      const target = (getAttribute(link, "href") ?? "")
        .replace(/^(mailto:[^?]+).*/, "$1")
        .replace(/\?tema=.*/, "");
      expect(text, `${page.path}: ${target}`).not.toMatch(empty);
      targets.set(text, (targets.get(text) ?? new Set()).add(target));
    }
    for (const [text, found] of targets) expect([...found], `${page.path}: ${text}`).toHaveLength(1);
  }
});

test("no link in the <main> of a public page, except the booking bar's, has the text of the header's booking link", () => {
  for (const page of indexablePageEntries) {
    const document = parseBuiltPage(page);
    // The booking bar is shown in narrow windows alone, where the header has no booking link.
    const bars = findElements(document, (one) => /booking-bar/.test(getAttribute(one, "class") ?? ""));
    const inBars = bars.flatMap((bar) => findElements(bar, isAnchor));
    const names = findElementsByTag(document, "main")
      .flatMap((main) => findElements(main, isAnchor))
      .filter((link) => !inBars.includes(link))
      .map((link) => extractTextWithSingleSpaces(link).toLocaleLowerCase());
    expect(names, page.path).not.toContain(navigationTexts.book.label.toLocaleLowerCase());
  }
});

test("no two buttons of a public page have the same name", () => {
  for (const page of indexablePageEntries) {
    const names = findElementsByTag(parseBuiltPage(page), "button").map(
      (button) => getAttribute(button, "aria-label") ?? extractTextWithSingleSpaces(button),
    );
    expect(names.length, page.path).toBeGreaterThan(0);
    expect([...new Set(names)], page.path).toEqual(names);
  }
});

test("every page preloads the font once, at the start of the body", () => {
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const preloads = findElements(document, (one) => getAttribute(one, "as") === "font");
    expect(preloads.length, page.path).toBe(1);
    expect(findElementsByTag(document, "body")[0]?.childNodes[0], page.path).toBe(preloads[0]);
  }
});
