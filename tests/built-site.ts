import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { type Document, type Element, findElements, getAttribute, parseHtml } from "../integration/dom.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { type PageEntry, pageTable } from "../src/content/pages.ts";

/** Every page of the site. */
export const allPageEntries: PageEntry[] = Object.values(pageTable);

/** The pages that search engines may list. */
export const indexablePageEntries = allPageEntries.filter(({ kind }) => kind !== "hidden");

/**
 * @param path below the site's root, with or without a slash before it
 * @returns the bytes of a file of the built site
 */
export function readBuiltFile(path: string): Buffer {
  return readFileSync(join(builtSiteFolder, path));
}

/** Reads and parses the HTML file of a page of the built site. */
export function parseBuiltPage({ path }: { path: string }): Document {
  return parseHtml(readBuiltFile(`${getPageFileStem(path)}.html`).toString());
}

/** @returns the elements with this name, in document order */
export function findElementsByTag(document: Document, tagName: string): Element[] {
  return findElements(document, (element) => element.tagName === tagName);
}

/** @returns the `content` of the meta elements whose `name` or `property` this is */
export function listMetaContents(document: Document, name: string): (string | undefined)[] {
  return findElementsByTag(document, "meta")
    .filter((meta) => [getAttribute(meta, "name"), getAttribute(meta, "property")].includes(name))
    .map((meta) => getAttribute(meta, "content"));
}

/** @returns the `href` of the link elements with this `rel` */
export function listLinkAddresses(document: Document, rel: string): (string | undefined)[] {
  return findElementsByTag(document, "link")
    .filter((link) => getAttribute(link, "rel") === rel)
    .map((link) => getAttribute(link, "href"));
}

/** Lists the addresses of the site's scripts that a built page names. */
export const listScriptAddresses = (path: string): string[] =>
  findElementsByTag(parseBuiltPage({ path }), "script")
    .map((script) => getAttribute(script, "src") ?? "")
    .filter((address) => address.startsWith("/"));

/** @returns all text in an element, that of its descendants included, with single spaces */
export function extractTextWithSingleSpaces(node: Element | Document): string {
  const parts: string[] = [];
  const visit = (current: Element["childNodes"][number]) => {
    if (current.nodeName === "#text" && "value" in current) parts.push(current.value);
    if (current.nodeName === "br") parts.push(" ");
    if ("childNodes" in current) for (const child of current.childNodes) visit(child);
  };
  for (const child of node.childNodes) visit(child);
  return parts.join("").replace(/\s+/g, " ").trim();
}

/**
 * @param png the bytes of a PNG
 * @returns its size in px, from the header that begins every PNG
 */
export function readPngSize(png: Buffer): { width: number; height: number } {
  if (png.toString("latin1", 1, 4) !== "PNG") throw new Error("this is not a PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
