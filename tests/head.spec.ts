// Not `test` of site-test.ts, which opens a window for each test: only one of these tests opens a page.
import { expect, test } from "@playwright/test";
import { type Document, findElements, getAttribute } from "../integration/dom.ts";
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

const hexColour = expect.stringMatching(/^#[0-9a-f]{6}$/);

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
    expect(image, page.path).toMatch(/^\/share\/[\w/-]+\.png\?[0-9a-f]{8}$/);
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
    const file = readBuiltFile(image.replace(/\?.*/, ""));
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

test("every page links the same icons and manifest, whose files have the declared sizes, and has two theme colours", () => {
  const home = parseBuiltPage(fixedPageEntries.home);
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    for (const rel of ["icon", "apple-touch-icon", "manifest"])
      expect(listLinkAddresses(document, rel), page.path).toEqual(listLinkAddresses(home, rel));
    const colours = new Set(listMetaContents(document, "theme-color"));
    expect([...colours], `${page.path}: dark and light`).toEqual(Array(2).fill(hexColour));
  }
  const [touch = ""] = listLinkAddresses(home, "apple-touch-icon");
  const [address = ""] = listLinkAddresses(home, "manifest");
  const manifest = JSON.parse(readBuiltFile(address).toString());
  const theme_color = listMetaContents(home, "theme-color")[1];
  expect(manifest).toMatchObject({ name: site.brand.name, lang: site.locale, start_url: "/", theme_color });
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: "maskable" }));
  for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: "180x180" }]) {
    const { width, height } = readPngSize(readBuiltFile(src));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

/** Lists the links in the elements with this tag name, by their text or label and their address. */
const listLinksIn = (document: Document, containerTagName: string) =>
  findElementsByTag(document, containerTagName)
    .flatMap((part) => findElements(part, ({ tagName }) => tagName === "a"))
    .map((link) => ({
      text: getAttribute(link, "aria-label") ?? extractTextWithSingleSpaces(link),
      address: getAttribute(link, "href") ?? "",
      event: getAttribute(link, "data-event"),
      opens: [getAttribute(link, "target"), getAttribute(link, "rel")].join(" "),
    }));

test("every solution's page has breadcrumbs from the home page and links to the other solutions", () => {
  const services = indexablePageEntries.filter(({ kind }) => kind === "service");
  for (const { path, name } of services) {
    const document = parseBuiltPage({ path });
    const [trail] = findElementsByTag(document, "main").flatMap((main) =>
      findElements(main, ({ tagName }) => tagName === "nav"),
    );
    const steps = findElements(trail ?? document, ({ tagName }) => tagName === "li");
    expect(steps.map(extractTextWithSingleSpaces).join(""), path).toBe(
      `${fixedPageEntries.home.name}›${name}`,
    );
    const others = services.filter((one) => one.path !== path);
    for (const other of [fixedPageEntries.home, ...others]) {
      const text = expect.stringContaining(other.name);
      const link = expect.objectContaining({ text, address: other.path });
      expect(listLinksIn(document, "main"), path).toContainEqual(link);
    }
  }
});

test("every page with header and footer has one of each, one h1 and one main, is in the site's language, and links to home, WhatsApp in a new tab, telephone and mail in its footer", () => {
  test.skip(!isSampleContent, sampleTestSkipReason);
  for (const path of pathsWithHeaderAndFooter) {
    const document = parseBuiltPage({ path });
    const [html] = findElementsByTag(document, "html");
    expect(html && getAttribute(html, "lang"), path).toBe(site.locale);
    for (const part of ["h1", "main", "header", "footer"])
      expect(findElementsByTag(document, part), `${path}: ${part}`).toHaveLength(1);
    const whatsapp = buildWhatsappLink(whatsappGreetingByPagePath[path]);
    for (const link of [
      { address: "/", text: `${shortBrandName}, ${navigationTexts.home}` },
      { address: whatsapp, opens: expect.stringMatching(/^_blank .*\bnoopener\b/) },
      { address: whatsappPhoneLink },
      { address: `mailto:${site.email}?subject=ConsultaWeb` },
    ])
      expect(listLinksIn(document, "footer"), path).toContainEqual(expect.objectContaining(link));
    // /hablemos is for applicants.
    if (["/contacto", "/hablemos"].includes(path)) continue;
    const addresses = listLinksIn(document, "main").map(({ address }) => address);
    expect(addresses, path).toContainEqual(expect.stringMatching(/^\/contacto/));
  }
});

test("no link text is empty or generic (aquí, leer más), and links of a page with the same text lead to one address", () => {
  const empty = /^(|aquí|acá|click|clic aquí|leer más|ver más|más|más información|saber más|enlace|link)$/i;
  for (const page of allPageEntries) {
    const targets = new Map<string, Set<string>>();
    for (const { text, address } of listLinksIn(parseBuiltPage(page), "body")) {
      expect(text, `${page.path}: ${address}`).not.toMatch(empty);
      // Links with the same text may differ by the subject of a mail, or by the topic of a meeting.
      const target = address.replace(/^(mailto:[^?]+).*/, "$1").replace(/\?tema=.*/, "");
      const name = text.toLocaleLowerCase();
      targets.set(name, (targets.get(name) ?? new Set()).add(target));
    }
    for (const [text, found] of targets) expect([...found], `${page.path}: ${text}`).toHaveLength(1);
  }
});

test("every link of the public pages to /contacto, WhatsApp and mail has its analytics event", {
  tag: "@check",
}, () => {
  const links = indexablePageEntries.flatMap((page) => listLinksIn(parseBuiltPage(page), "body"));
  for (const [event, pattern] of [
    ["call", /^\/contacto\b/],
    ["whatsapp", /^https:\/\/wa\.me\//],
    ["mail", /^mailto:/],
  ] as const) {
    const found = links.filter(({ address }) => pattern.test(address));
    expect(found.length, event).toBeGreaterThan(indexablePageEntries.length);
    expect(found.filter((link) => link.event !== event)).toEqual([]);
  }
});

test("no two buttons of a page have the same name, and the font's preload is the first thing in its body", () => {
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const names = findElementsByTag(document, "button").map(
      (button) => getAttribute(button, "aria-label") ?? extractTextWithSingleSpaces(button),
    );
    expect([...new Set(names)], page.path).toEqual(names);
    const preloads = findElements(document, (one) => getAttribute(one, "as") === "font");
    expect(preloads, page.path).toEqual([findElementsByTag(document, "body")[0]?.childNodes[0]]);
  }
});
