import { type Element, findElements, getAttribute, parseHtml } from "../integration/dom.ts";

/** The few styles of the page of `buildBarePage`, which is the baseline of the bench. */
const barePageStyles = `
body{max-width:42rem;margin:0 auto;padding:1.5rem;font:1.125rem/1.6 sans-serif;color:#15202f;background:#fffdf8}
h1,h2,h3,h4{line-height:1.15;margin:2em 0 .5em}
p{margin:0 0 1em}
`;

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Matches elements that are a block of text of their own on the bare page; all but headings become paragraphs. */
const blockNamePattern = /^(?:h[1-4]|p|li|dt|dd|summary|blockquote|figcaption|td|th)$/;
/** Whether a reader of the text passes over an element: controls, and what is hidden or drawn. */
const isLeftOut = (element: Element) =>
  /^(?:script|style|template|svg|button|nav|dialog)$/.test(element.tagName) ||
  getAttribute(element, "aria-hidden") === "true" ||
  getAttribute(element, "role") === "img" ||
  getAttribute(element, "hidden") !== undefined;

/** Writes the text of an element as HTML that has links alone. */
function writeTextWithLinks(element: Element): string {
  const inner = element.childNodes
    .map((node) => {
      if ("value" in node) return escapeHtml(node.value);
      return "tagName" in node && !isLeftOut(node) ? ` ${writeTextWithLinks(node)} ` : "";
    })
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  const href = element.tagName === "a" && getAttribute(element, "href");
  return href ? `<a href="${escapeHtml(href)}">${inner}</a>` : inner;
}

/** Lists the outermost blocks of text in an element, in document order. */
function listTextBlocks(element: Element): Element[] {
  if (isLeftOut(element)) return [];
  if (blockNamePattern.test(element.tagName)) return [element];
  return element.childNodes.flatMap((node) => ("tagName" in node ? listTextBlocks(node) : []));
}

/**
 * Builds the bare page that the bench compares paint times with: headings, paragraphs and links with a few inline styles;
 * no font, script or picture.
 * @param html a page of the site, whose `<main>` has the text
 * @param nextUrl the address of a link before the text; empty for no link
 * @returns the HTML of the page
 */
export function buildBarePage(html: string, nextUrl = ""): string {
  const [main] = findElements(parseHtml(html), ({ tagName }) => tagName === "main");
  if (!main) throw new Error("found no <main>; expected a page of the site");
  const blocks = listTextBlocks(main).flatMap((block) => {
    const text = writeTextWithLinks(block);
    const name = block.tagName.startsWith("h") ? block.tagName : "p";
    return text === "" ? [] : [`<${name}>${text}</${name}>`];
  });
  return `<!DOCTYPE html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texto</title><style>${barePageStyles}</style><body>${nextUrl && `<p><a id="next" href="${nextUrl}">Texto</a></p>`}${blocks.join("\n")}`;
}
