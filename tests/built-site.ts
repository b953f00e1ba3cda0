import { readFileSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../deploy/output-folders.ts";
import { type Document, type Element, findElements, getAttribute, parseHtml } from "../integration/dom.ts";
import { getPageFileStem } from "../src/content/pages/page-address.ts";
import { type PageEntry, pages } from "../src/content/pages/pages.ts";
import { read } from "../src/site-content.ts";

const { pageTable } = read(pages);

export const allPageEntries: PageEntry[] = Object.values(pageTable);

export const indexablePageEntries = allPageEntries.filter(({ kind }) => kind !== "hidden");

export function readBuiltFile(path: string): Buffer {
  return readFileSync(join(builtSiteFolder, path));
}

export function parseBuiltPage({ path }: { path: string }): Document {
  return parseHtml(readBuiltFile(`${getPageFileStem(path)}.html`).toString());
}

export function findElementsByTag(document: Document, tagName: string): Element[] {
  return findElements(document, (element) => element.tagName === tagName);
}

export function listMetaContents(document: Document, name: string): (string | undefined)[] {
  return findElementsByTag(document, "meta")
    .filter((meta) => [getAttribute(meta, "name"), getAttribute(meta, "property")].includes(name))
    .map((meta) => getAttribute(meta, "content"));
}

export function listLinkAddresses(document: Document, rel: string): (string | undefined)[] {
  return findElementsByTag(document, "link")
    .filter((link) => getAttribute(link, "rel") === rel)
    .map((link) => getAttribute(link, "href"));
}

export const listScriptAddresses = (path: string): string[] =>
  findElementsByTag(parseBuiltPage({ path }), "script")
    .map((script) => getAttribute(script, "src") ?? "")
    .filter((address) => address.startsWith("/"));

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
