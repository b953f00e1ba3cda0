// Not `test` of site-test.ts, which opens a browser for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import { parse } from "parse5";
import { type Element, findElements, getAttribute } from "../integration/dom.ts";
import { findUnreachablePages } from "../integration/links.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { site } from "../src/content/site.ts";
import { findElementsByTag, indexablePageEntries, parseBuiltPage } from "./built-site.ts";

/** A fetched file of the site: the ids that a fragment may name, and the addresses that it links to or requests. */
interface CrawledFile {
  status: number;
  contentType: string;
  elementIds: Set<string>;
  addresses: string[];
}

/** Lists every address that an element links to or requests. */
function listElementAddresses(element: Element): string[] {
  const named = ["href", "src", "poster", "data", "data-start"].map((name) => getAttribute(element, name));
  const sets = (getAttribute(element, "srcset") ?? "").split(",").map((part) => part.trim().split(/\s/)[0]);
  const isShared = ["og:image", "og:url"].includes(getAttribute(element, "property") ?? "");
  const shared = isShared ? getAttribute(element, "content") : undefined;
  return [...named, ...sets, shared].filter((address): address is string => Boolean(address));
}

/** How the addresses in a file that is no HTML are found, by its content type. */
const addressPatternByType: [type: RegExp, pattern: RegExp][] = [
  [/xml/, /<loc>([^<]+)/g],
  [/markdown|text\/plain/, /\]\(([^)\s]+)\)|(https:\/\/[^\s)>]+)/g],
  [/manifest/, /"src":"([^"]+)"/g],
];

/** Fetches an address of the site, without following a redirect, and collects its ids and addresses. */
async function crawlAddress(url: string): Promise<CrawledFile> {
  const response = await fetch(url, { redirect: "manual" });
  const contentType = response.headers.get("content-type") ?? "";
  const text = await response.text();
  const found: CrawledFile = { status: response.status, contentType, elementIds: new Set(), addresses: [] };
  if (/html|svg/.test(contentType)) {
    for (const element of findElements(parse(text), () => true)) {
      const id = getAttribute(element, "id");
      if (id) found.elementIds.add(id);
      found.addresses.push(...listElementAddresses(element));
    }
    return found;
  }
  const pattern = addressPatternByType.find(([type]) => type.test(contentType))?.[1];
  if (pattern) found.addresses = [...text.matchAll(pattern)].map(([, one, other]) => one ?? other ?? "");
  return found;
}

test("no link within the site leads to a missing page, file or fragment, and a chain of links leads from / to every public page", {
  tag: "@check",
}, async ({ baseURL: served }) => {
  const baseURL = served ?? "";
  const files = new Map<string, CrawledFile>();
  const queue = ["/", "/robots.txt", "/llms.txt", "/sitemap.xml"].map((address) => ({ from: "/", address }));
  const broken: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { from, address } = next;
    // Links with the site's public address are followed on the local server of the tests.
    const url = new URL(address.replace(site.url, baseURL), new URL(from, baseURL));
    if (url.origin !== new URL(baseURL).origin) {
      if (!["https:", "mailto:", "tel:"].includes(url.protocol)) broken.push(`${from}: ${address}`);
      continue;
    }
    const fragment = decodeURIComponent(url.hash.slice(1));
    const { pathname } = url;
    let found = files.get(pathname);
    if (!found) {
      found = await crawlAddress(new URL(pathname, baseURL).href);
      files.set(pathname, found);
      queue.push(...found.addresses.map((one) => ({ from: pathname, address: one })));
    }
    if (found.status !== 200) broken.push(`${from}: ${address}: ${found.status}`);
    else if (fragment && /html|svg/.test(found.contentType) && !found.elementIds.has(fragment))
      broken.push(`${from}: ${address}: no such fragment`);
  }
  expect(broken, "page: address that is broken").toEqual([]);
  // /agenda is linked only by the booking frame, and only without a booking service.
  if (ownAgendaPath) expect([...files.keys()]).toContain(ownAgendaPath);
  const pages = indexablePageEntries.map((page) => ({
    name: `${getPageFileStem(page.path)}.html`,
    document: parseBuiltPage(page),
  }));
  const paths = indexablePageEntries.map(({ path }) => path);
  expect(findUnreachablePages(pages, paths), "pages that no chain of links from / reaches").toEqual([]);
  // Scripts, images and other files were found too; their number depends on the offered solutions.
  expect(files.size, "files of the site").toBeGreaterThan(indexablePageEntries.length * 4);
});

test("every link of the public pages to /contacto, WhatsApp and mail has its analytics event", {
  tag: "@check",
}, () => {
  const links = indexablePageEntries.flatMap((page) => findElementsByTag(parseBuiltPage(page), "a"));
  for (const [address, event] of [
    [/^\/contacto\b/, "call"],
    [/^https:\/\/wa\.me\//, "whatsapp"],
    [/^mailto:/, "mail"],
  ] as const) {
    const found = links.filter((link) => address.test(getAttribute(link, "href") ?? ""));
    expect(found.length, event).toBeGreaterThan(indexablePageEntries.length);
    const without = found.filter((link) => getAttribute(link, "data-event") !== event);
    const addresses = without.map((link) => getAttribute(link, "href"));
    expect(addresses, `links without the event ${event}`).toEqual([]);
  }
});
