import type { Element, ElementContent, Root } from "hast";
import type { Root as MarkdownRoot, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { frontmatterFromMarkdown } from "mdast-util-frontmatter";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { toHast } from "mdast-util-to-hast";
import { toString as textOf } from "mdast-util-to-string";
import { frontmatter } from "micromark-extension-frontmatter";
import { gfm } from "micromark-extension-gfm";
import { getContentPath } from "../content-folder.ts";
import { findNearestName, type Problem } from "../problems.ts";
import { convertToSlug } from "../site-values.ts";

/** An internal link in a Markdown text. */
export interface InternalMarkdownLink {
  file: string;
  line: number;
  address: string;
}

/** Ids in the layout of pages, which headings of Markdown texts must not use. */
const reservedHeadingIds = ["contenido", "menu", "soluciones", "cuanto-cuesta"];

const walkMarkdownTree = (node: Nodes, visit: (node: Nodes) => void): void => {
  visit(node);
  if ("children" in node) for (const child of node.children) walkMarkdownTree(child, visit);
};

/** The address of a link, which may have brackets and, against CommonMark, spaces: `](Lista de precios (2026).pdf)`. */
const linkAddressPattern = /\]\(((?:[^()<>\n]|\([^()<>\n]*\))+)\)/g;

/**
 * Parses Markdown: CommonMark with GitHub's extensions and YAML front matter.
 * @param findFileAddress finds the address of the owner's file that a link means
 */
export function parseMarkdownWithFrontMatter(
  source: string,
  findFileAddress: (written: string) => string | undefined,
): MarkdownRoot {
  const withFiles = source.replace(linkAddressPattern, (link, written) => {
    // The editor writes brackets with a \ before them.
    const address = findFileAddress(written.replaceAll("\\", ""));
    return address === undefined ? link : `](${address})`;
  });
  const tree = fromMarkdown(withFiles, {
    extensions: [gfm({ singleTilde: false }), frontmatter(["yaml"])],
    mdastExtensions: [gfmFromMarkdown(), frontmatterFromMarkdown(["yaml"])],
  });
  walkMarkdownTree(tree, (node) => {
    if (node.type === "link" || node.type === "definition") node.url = findFileAddress(node.url) ?? node.url;
  });
  return tree;
}

/** Whether a link to another site is allowed and well-formed: https, http, mailto or tel. */
const isSafeExternalAddress = (address: string) =>
  /^(https?:\/\/[^\s/]+\.|mailto:[^\s@]+@|tel:\+?\d)/.test(address) && URL.canParse(address);

/** @returns what is wrong with the file name of a photo, else with its alternative text; undefined if both are right */
export function findPhotoProblem(
  fileName: string,
  alt: string | null | undefined,
  photoFileNames: readonly string[],
): Pick<Problem, "found" | "expected" | "nearest"> | undefined {
  if (!photoFileNames.includes(fileName))
    return {
      found: JSON.stringify(fileName),
      expected: `un archivo de ${getContentPath("photos")}${photoFileNames.length > 0 ? `: ${photoFileNames.join(", ")}` : ", que no tiene ninguno"}`,
      nearest: findNearestName(fileName.replace(/^.*\//, ""), photoFileNames),
    };
  if (alt?.trim()) return undefined;
  return {
    found: `la foto ${fileName} sin decir qué muestra`,
    expected: "una frase para quien no la ve",
  };
}

/** Signs that Markdown leaves in the text, where the owner meant a link, bold words or a heading. */
const visibleSigns = [
  {
    pattern: /\]\([^<>()\n]* [^<>()\n]*/,
    expected: "un enlace con su dirección entre < y >: [texto](<dirección con espacios>)",
  },
  { pattern: /\*\*.*/, expected: "los asteriscos pegados a las palabras: **así**, no ** así **" },
  { pattern: /^#{2,6}(?![\s#]).*/, expected: "un espacio después de los #: ## Una parte" },
];

/**
 * Finds problems in a Markdown text that do not depend on other Markdown files.
 * @param tree the text, with the positions that `parseMarkdownWithFrontMatter` gives
 * @param headingIds the ids of the text's headings, for links to them
 * @param photoFileNames names of the files in content/photos/
 */
function findBodyProblems(
  tree: MarkdownRoot,
  file: string,
  headingIds: readonly string[],
  photoFileNames: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  let level = 1;
  walkMarkdownTree(tree, (node) => {
    const add = (found: string, expected: string, nearest?: string) => {
      const line = node.position?.start.line ?? 1;
      // An HTML element is reported once, although it has two tags.
      if (node.type === "html" && problems.some((one) => one.line === line)) return;
      problems.push({ file, line, found, expected, ...(nearest && { nearest }) });
    };
    switch (node.type) {
      case "html":
        if (/^<!--[\s\S]*-->$/.test(node.value)) return;
        return add(
          JSON.stringify(node.value.split("\n")[0]?.slice(0, 60)),
          "texto en Markdown: una página no acepta HTML ni scripts",
        );
      case "heading": {
        if (node.depth === 1)
          add(`# ${textOf(node)}`, "## o ###: el título de la página ya está arriba, en title");
        else if (node.depth > level + 1)
          add(`${"#".repeat(node.depth)} ${textOf(node)}`, `${"#".repeat(level + 1)}, el nivel que sigue`);
        level = node.depth;
        if (textOf(node).trim() === "") add("#".repeat(node.depth), "palabras después");
        return;
      }
      case "listItem":
        if (typeof node.checked === "boolean") add(node.checked ? "[x]" : "[ ]", "una lista sin casillas");
        return;
      case "footnoteReference":
        return add(`[^${node.identifier}]`, "la nota dentro del texto: no hay notas al pie");
      case "paragraph":
        if (node.children.length > 1 && node.children.some(({ type }) => type === "image"))
          add("una foto en medio de un texto", "la foto sola, entre dos líneas en blanco");
        return;
      case "text":
        for (const { pattern, expected } of visibleSigns) {
          const [found] = pattern.exec(node.value) ?? [];
          if (found) add(found, expected);
        }
        return;
      case "image": {
        const problem = findPhotoProblem(node.url, node.alt, photoFileNames);
        if (problem) add(problem.found, problem.expected, problem.nearest);
        return;
      }
      case "imageReference":
        return add(`![…][${node.identifier}]`, "![…](foto.jpg)");
      case "link":
      case "definition": {
        const { url } = node;
        if (url.startsWith("#")) {
          const ids = headingIds.map((id) => `#${id}`);
          if (!ids.includes(url))
            add(`(${url})`, "el título de una parte de esta página", findNearestName(url, ids));
        } else if (!/^\/(?!\/)/.test(url) && !isSafeExternalAddress(url))
          add(
            `(${url})`,
            "/ y una página de este sitio, un archivo de content/files/, o https://, mailto: o tel:",
          );
        return;
      }
    }
  });
  return problems;
}

const getText = (node: ElementContent): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(getText).join("") : "";

const createElement = (
  tagName: string,
  children: ElementContent[],
  properties: Element["properties"] = {},
): Element => ({ type: "element", tagName, properties, children });

const isElement = (node: ElementContent | undefined): node is Element => node?.type === "element";

/** Makes a figure of a photo in a paragraph of its own; the title of the photo becomes the caption. */
function createFigure({ tagName, children, properties: { title, ...properties } }: Element): Element {
  const caption: ElementContent = { type: "text", value: String(title) };
  return createElement("figure", [
    createElement(tagName, children, properties),
    ...(title ? [createElement("figcaption", [caption])] : []),
  ]);
}

/** Adds ids to headings, labels tables by the heading above, turns photos into figures, drops comments and positions. */
function adaptTreeForPages(root: Root, headingIds: readonly string[]): Root {
  let heading = 0;
  let above: string | undefined;
  const clean = (node: ElementContent): ElementContent[] => {
    if (node.type === "text") return [{ type: "text", value: node.value }];
    if (node.type !== "element") return [];
    const { tagName } = node;
    const properties = { ...node.properties };
    if (/^h[2-6]$/.test(tagName)) {
      properties.id = headingIds[heading++];
      above = getText(node);
    }
    if (tagName === "table") properties.ariaLabel = above;
    if (tagName === "th") properties.scope = "col";
    const children = node.children.flatMap(clean);
    const last = children.findLast(isElement);
    if (tagName === "blockquote" && last?.tagName === "p" && /^[—–]/.test(getText(last)))
      last.properties = { className: ["prose-source"] };
    const [only] = children;
    if (tagName === "p" && children.length === 1 && isElement(only) && only.tagName === "img")
      return [createFigure(only)];
    // React warns about white space between the rows of a table.
    const isTable = /^(table|thead|tbody|tr)$/.test(tagName);
    return [createElement(tagName, isTable ? children.filter(isElement) : children, properties)];
  };
  return {
    type: "root",
    children: root.children.flatMap((node) => (node.type === "doctype" ? [] : clean(node))),
  };
}

/**
 * Converts the text below the front matter of a Markdown file.
 * @param tree the whole file, from `parseMarkdownWithFrontMatter`
 * @param photoFileNames names of the files in content/photos/
 * @returns the text as HTML elements, its headings of level 2, its internal links and its problems
 */
export function convertMarkdownBody(tree: MarkdownRoot, file: string, photoFileNames: readonly string[]) {
  const headings: { id: string; text: string; depth: number }[] = [];
  const links: InternalMarkdownLink[] = [];
  const used = new Set(reservedHeadingIds);
  walkMarkdownTree(tree, (node) => {
    if (node.type === "heading") {
      const stem = convertToSlug(textOf(node)) || "parte";
      let id = stem;
      for (let count = 2; used.has(id); count++) id = `${stem}-${count}`;
      used.add(id);
      headings.push({ id, text: textOf(node), depth: node.depth });
    }
    if ((node.type === "link" || node.type === "definition") && /^\/(?!\/)/.test(node.url))
      links.push({ file, line: node.position?.start.line ?? 1, address: node.url });
  });
  const ids = headings.map(({ id }) => id);
  const problems = findBodyProblems(tree, file, ids, photoFileNames);
  const root = toHast(tree) as Root;
  return {
    body: adaptTreeForPages(root, ids),
    level2Headings: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    links,
    problems,
  };
}
