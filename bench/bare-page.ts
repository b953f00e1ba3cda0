import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes } from "parse5";
import {
  append,
  attribute,
  createElement,
  type Element,
  elements,
  onlyElement,
  readPage,
  textOf,
  writePage,
} from "../finish/dom.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** No text for a reader. */
const silent = new Set(["script", "style", "template", "noscript"]);

/** What runs on within a paragraph; everything else begins and ends one. */
const inline = new Set(
  "a abbr b bdi br cite code data del dfn em i ins kbd mark q s small span strong sub sup text time tspan u var wbr".split(
    " ",
  ),
);

const style = `
:root{color-scheme:light}
body{max-width:42rem;margin:0 auto;padding:1.5rem;font:1.125rem/1.6 sans-serif;color:#15202f;background:#fffdf8}
h1,h2,h3,h4{line-height:1.15;margin:2em 0 .5em}
p{margin:0 0 1em}
a{color:#0b5c8a;display:inline-block;min-height:2.75rem}
`.trim();

/**
 * The floor for the time to first paint: the text of a page in plain headings, paragraphs and links, a few
 * styles in the page, no font, no script, no picture.
 * @param html a finished page
 * @returns HTML with the same title, language and text in the same order
 */
export function barePage(html: string): string {
  const source = readPage(html);
  const title = elements(source, ({ tagName }) => tagName === "title")[0];
  const language = attribute(onlyElement(source, "html"), "lang") ?? "";
  const bare = readPage(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>`,
  );
  onlyElement(bare, "html").attrs.push({ name: "lang", value: language });
  append(onlyElement(bare, "head"), createElement("title", {}, title ? textOf(title) : ""));
  append(onlyElement(bare, "head"), createElement("style", {}, style));
  for (const block of blocksOf(onlyElement(source, "body"))) append(onlyElement(bare, "body"), block);
  return writePage(bare);
}

/** The text below `body` as headings and paragraphs, links kept. */
function blocksOf(body: Element): Element[] {
  const blocks: Element[] = [];
  let block = createElement("p", {});
  let link: Element | undefined;
  const startBlock = (tagName: string) => {
    if (elementText(block).trim() !== "") blocks.push(block);
    block = createElement(tagName, {});
    link = undefined;
  };
  const visit = (node: Node, href: string | undefined) => {
    if (node.nodeName === "#text") {
      const text = (node as DefaultTreeAdapterTypes.TextNode).value.replace(/[ \t\r\n]+/g, " ");
      if (href !== undefined && text.trim() !== "" && !link) {
        link = createElement("a", { href });
        adapter.appendChild(block, link);
      }
      adapter.insertText(link ?? block, text);
    }
    if (!("tagName" in node) || silent.has(node.tagName)) return;
    const isInline = inline.has(node.tagName);
    const isLink = node.tagName === "a";
    if (!isInline) startBlock(/^h[1-6]$/.test(node.tagName) ? node.tagName : "p");
    for (const child of node.childNodes) visit(child, isLink ? attribute(node, "href") : href);
    if (!isInline) startBlock("p");
    if (isLink) link = undefined;
  };
  visit(body, undefined);
  startBlock("p");
  return blocks;
}

function elementText(node: Node): string {
  if ("value" in node) return String(node.value);
  return "childNodes" in node ? node.childNodes.map(elementText).join("") : "";
}
