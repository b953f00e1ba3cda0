import type { Root } from "hast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { gfm } from "micromark-extension-gfm";
import { convertToSlug } from "../firm/value-formats.ts";
import { findNearestName, formatFoundValue, type OwnerLink, type Problem } from "../reading/problems.ts";
import { findPhotoProblem, type Photos } from "./photos.ts";

type MarkdownRoot = ReturnType<typeof fromMarkdown>;
type Nodes = Parameters<typeof toHast>[0];
type NodeOf<Type extends Nodes["type"]> = Extract<Nodes, { type: Type }>;
type Heading = NodeOf<"heading">;
type Image = NodeOf<"image">;

const reservedHeadingIds = ["contenido", "menu", "soluciones", "cuanto-cuesta"];

const walkMarkdownTree = (node: Nodes, visit: (node: Nodes) => void): void => {
  visit(node);
  if ("children" in node) for (const child of node.children) walkMarkdownTree(child, visit);
};

/** The words of a node, without their marks. */
function textOf(node: Nodes): string {
  if ("value" in node) return node.value;
  if ("children" in node) return node.children.map(textOf).join("");
  return "alt" in node ? (node.alt ?? "") : "";
}

/** The lines between two lines `---` at the start of a file. */
const frontMatterPattern = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** The address of a link, which may have brackets and, against CommonMark, spaces: `](Lista de precios (2026).pdf)`. */
const linkAddressPattern = /\]\(((?:[^()<>\n]|\([^()<>\n]*\))+)\)/g;

/**
 * Parses CommonMark with GitHub's extensions.
 * @param findFileAddress finds the address of the file that a link means
 * @returns the tree and, of a file that has one, the text of its front matter
 */
export function parseMarkdownWithFrontMatter(
  source: string,
  findFileAddress: (written: string) => string | undefined,
): { tree: MarkdownRoot; frontMatter: string | undefined } {
  const found = frontMatterPattern.exec(source);
  const frontMatter = found ? (found[1] ?? "") : undefined;
  // Its lines stay, empty, so that problems have the lines of the file.
  const body = source.replace(frontMatterPattern, (lines) => lines.replace(/[^\n]/g, ""));
  const withFiles = body.replace(linkAddressPattern, (link, written) => {
    // The editor writes brackets with a \ before them.
    const address = findFileAddress(written.replaceAll("\\", ""));
    return address === undefined ? link : `](${address})`;
  });
  const tree = fromMarkdown(withFiles, {
    extensions: [gfm({ singleTilde: false })],
    mdastExtensions: [gfmFromMarkdown()],
  });
  walkMarkdownTree(tree, (node) => {
    if (node.type === "link" || node.type === "definition") node.url = findFileAddress(node.url) ?? node.url;
  });
  return { tree, frontMatter };
}

const isSafeExternalAddress = (address: string) =>
  /^(https?:\/\/[^\s/]+\.|mailto:[^\s@]+@|tel:\+?\d)/.test(address) && URL.canParse(address);

type Fault = Pick<Problem, "found" | "expected" | "nearest">;

function findHeadingFault(heading: Heading, above: number): Fault | undefined {
  const found = `${"#".repeat(heading.depth)} ${textOf(heading)}`;
  if (heading.depth === 1)
    return { found, expected: "## o ###: el título de la página ya está arriba, en title" };
  if (heading.depth > above + 1) return { found, expected: `${"#".repeat(above + 1)}, el nivel que sigue` };
  return textOf(heading).trim() === "" ? { found, expected: "palabras después" } : undefined;
}

function findLinkFault(url: string, headingIds: readonly string[]): Fault | undefined {
  const found = `(${url})`;
  if (url.startsWith("#")) {
    const ids = headingIds.map((id) => `#${id}`);
    const expected = "el título de una parte de esta página";
    return ids.includes(url) ? undefined : { found, expected, nearest: findNearestName(url, ids) };
  }
  if (/^\/(?!\/)/.test(url) || isSafeExternalAddress(url)) return undefined;
  const expected = "/ y una página de este sitio, un archivo de content/files/, o https://, mailto: o tel:";
  return { found, expected };
}

function findHtmlFault(html: string): Fault {
  const [, id = "…"] = /\/embed\/([\w-]{11})/.exec(html) ?? [];
  const isVideo = /<(iframe|video|embed|object)\b/i.test(html);
  const expected = isVideo
    ? `un enlace: [Ver el video](https://youtu.be/${id}), o a un video de content/files`
    : "texto en Markdown: no se acepta HTML ni scripts";
  return { found: formatFoundValue(html), expected };
}

function findImageFault({ url, alt }: Image, photos: Photos): Fault | undefined {
  if (!/\.(mp4|webm|mov|avi|mkv|m4v)$/i.test(url)) return findPhotoProblem(url, alt, photos);
  const expected = `un enlace a ese archivo de content/files: [Ver el video](${url})`;
  return { found: `![${alt}](${url})`, expected };
}

function findNodeFault(
  node: Nodes,
  headings: { ids: readonly string[]; level: number },
  photos: Photos,
): Fault | undefined {
  if (node.type === "html" && !/^<!--[\s\S]*-->$/.test(node.value)) return findHtmlFault(node.value);
  if (node.type === "heading") return findHeadingFault(node, headings.level);
  if (isImage(node)) return findImageFault(node, photos);
  if (node.type === "link" || node.type === "definition") return findLinkFault(node.url, headings.ids);
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return { found: "[ ]", expected: "una lista sin casillas" };
  const isPhotoAmongWords =
    node.type === "paragraph" && node.children.length > 1 && node.children.some(isImage);
  if (isPhotoAmongWords)
    return { found: "una foto en medio de un texto", expected: "la foto sola, entre dos líneas en blanco" };
  if (node.type === "imageReference") return { found: "![…][…]", expected: "![…](foto.jpg)" };
  if (node.type === "footnoteReference")
    return { found: "[^…]", expected: "la nota dentro del texto: no hay notas al pie" };
  return undefined;
}

/** A link with spaces in its address is text for Markdown. */
function findSpacedLinkFaults(node: Nodes): Fault[] {
  const links = node.type === "text" ? node.value.match(/\]\([^<>()\n]* [^<>()\n]*/g) : null;
  const expected = "un enlace como [texto](<dirección con espacios>)";
  return (links ?? []).map((found) => ({ found, expected }));
}

const isImage = (node: Nodes): node is Image => node.type === "image";

function makeFigure(paragraph: NodeOf<"paragraph">, photo: Image): void {
  paragraph.data = { hName: "figure" };
  const { title } = photo;
  photo.title = null;
  if (title)
    paragraph.children.push({
      type: "emphasis",
      data: { hName: "figcaption" },
      children: [{ type: "text", value: title }],
    });
}

function labelTable(table: NodeOf<"table">, ariaLabel: string | undefined): void {
  table.data = { hProperties: { ariaLabel } };
  for (const cell of table.children[0]?.children ?? []) cell.data = { hProperties: { scope: "col" } };
}

/** Marks the source of a quote: its last paragraph, if that begins with a dash. */
function markQuoteSource({ children }: NodeOf<"blockquote">): void {
  const last = children.at(-1);
  if (last?.type === "paragraph" && /^[—–]/.test(textOf(last)))
    last.data = { hProperties: { className: ["prose-source"] } };
}

export function convertMarkdownBody(tree: MarkdownRoot, file: string, photos: Photos) {
  const headings: { id: string; text: string; depth: number }[] = [];
  const used = new Set(reservedHeadingIds);
  walkMarkdownTree(tree, (node) => {
    if (node.type !== "heading") return;
    const text = textOf(node);
    const stem = convertToSlug(text) || "parte";
    let id = stem;
    for (let count = 2; used.has(id); count++) id = `${stem}-${count}`;
    used.add(id);
    node.data = { hProperties: { id } };
    headings.push({ id, text, depth: node.depth });
  });

  const ids = headings.map(({ id }) => id);
  const links: OwnerLink[] = [];
  const problems: Problem[] = [];
  let above: Heading | undefined;
  walkMarkdownTree(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const fault = findNodeFault(node, { ids, level: above?.depth ?? 1 }, photos);
    // An HTML element is reported once, although it has two tags.
    const isReported = node.type === "html" && problems.some((one) => one.line === line);
    const faults = fault && !isReported ? [fault] : findSpacedLinkFaults(node);
    problems.push(...faults.map((one) => ({ file, line, ...one })));
    if (node.type === "heading") above = node;
    if (node.type === "table") labelTable(node, above && textOf(above));
    if (node.type === "blockquote") markQuoteSource(node);
    const [only] = node.type === "paragraph" && node.children.length === 1 ? node.children : [];
    if (node.type === "paragraph" && only?.type === "image") makeFigure(node, only);
    if ((node.type === "link" || node.type === "definition") && /^\/(?!\/)/.test(node.url))
      links.push({ file, line, address: node.url });
  });
  return {
    body: toHast(tree) as Root,
    level2Headings: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    links,
    problems,
  };
}
