import type { Element, ElementContent, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toMdast } from "hast-util-to-mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { buildPageUrl, getPageFileStem } from "../../src/content/page-address.ts";
import type { BuiltSite } from "../build.ts";
import { findElements } from "../../integration/dom.ts";
import type { PageWithSlots } from "../slots.ts";

/** Elements left out of the Markdown: controls, decoration, navigation, and `<wbr>`, which would become a zero-width space. */
const droppedTagNames = new Set(["wbr", "fieldset", "svg", "button", "input", "textarea", "nav"]);
const inlineTagNames = new Set(["span", "strong", "em", "b", "i", "a", "time", "code", "small", "s"]);

/** Classes of elements left out of the Markdown: status messages, hints without scripts, and what a script fills in. */
const droppedClassNames = ["form-waiting", "form-stalled", "without-script", "invisible"];

const hasDroppedClass = ({ className }: Element["properties"]) =>
  Array.isArray(className) && droppedClassNames.some((name) => className.includes(name));

/** Turns a form into the list of its labels, followed by its other texts. */
function moveFormLabelsToList(form: Element): Element {
  const labels: Element[] = [];
  const withoutLabels = (node: ElementContent): ElementContent[] => {
    if (node.type !== "element") return [node];
    if (node.tagName !== "label") return [{ ...node, children: node.children.flatMap(withoutLabels) }];
    labels.push({ ...node, tagName: "li" });
    return [];
  };
  const rest = form.children.flatMap(withoutLabels);
  const list: Element = { type: "element", tagName: "ul", properties: {}, children: labels };
  return { ...form, children: [list, ...rest] };
}

const createEmphasisParagraph = (text: unknown): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [
    { type: "element", tagName: "em", properties: {}, children: [{ type: "text", value: `${text}` }] },
  ],
});

const getInnerText = (node: ElementContent | undefined): string => {
  if (node?.type === "text") return node.value;
  return node?.type === "element" ? node.children.map(getInnerText).join("") : "";
};

const isInlineNode = (node: ElementContent) =>
  node.type === "text" || (node.type === "element" && inlineTagNames.has(node.tagName));

const hasClass = ({ className }: Element["properties"], name: string) =>
  Array.isArray(className) && className.includes(name);

/**
 * @returns the separator of two inline neighbours, which Markdown puts in one line: nothing or a space, but after a title
 * that had its own line a colon, or a full stop if the text after the title has a colon
 */
function chooseInlineSeparator(
  before: ElementContent | undefined,
  after: ElementContent,
): ": " | ". " | " " | "" {
  if (!before || !isInlineNode(before) || !isInlineNode(after)) return "";
  const text = getInnerText(before);
  if (!/[\p{L}\d.,:;?!)»%]$/u.test(text) || !/^[\p{L}\d¿¡(«]/u.test(getInnerText(after))) return "";
  const isTitle = before.type === "element" && hasClass(before.properties, "block");
  if (!isTitle || !/[\p{L}\d]$/u.test(text)) return " ";
  return /:\s/.test(getInnerText(after)) ? ". " : ": ";
}

function prepareNodeForMarkdown(node: ElementContent, pageUrl: string): ElementContent[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const { tagName, properties } = node;
  if (
    droppedTagNames.has(tagName) ||
    properties.ariaHidden === "true" ||
    properties.hidden ||
    hasDroppedClass(properties)
  )
    return [];
  if (properties.role === "img") return [createEmphasisParagraph(properties.ariaLabel)];
  if (tagName === "img") return properties.alt ? [createEmphasisParagraph(properties.alt)] : [];
  if (tagName === "iframe") return [createEmphasisParagraph(properties.title)];
  const { children: own } = tagName === "form" ? moveFormLabelsToList(node) : node;
  // The label 'Ejemplo' beside a title goes in brackets, because it is not part of the title.
  if (hasClass(properties, "example-label")) return [{ type: "text", value: ` (${getInnerText(node)})` }];
  const children = own
    .flatMap((child) => prepareNodeForMarkdown(child, pageUrl))
    .flatMap((child, index, all) => {
      const value = chooseInlineSeparator(all[index - 1], child);
      return value ? [{ type: "text" as const, value }, child] : [child];
    });
  const { href } = properties;
  const linked = typeof href === "string" && { href: new URL(href, pageUrl).href };
  return [{ ...node, properties: { ...properties, ...linked }, children }];
}

/** Adds a Markdown file with the <main> of each listed page to the site, with the labels of pictures. */
export function addMarkdownCopy({ targetOrigin, files }: Pick<BuiltSite, "targetOrigin" | "files">) {
  return ({ document, listedEntry }: PageWithSlots) => {
    if (!listedEntry) return;
    const url = buildPageUrl(listedEntry.path, targetOrigin);
    const [main] = findElements(document, ({ tagName }) => tagName === "main");
    if (!main) throw new Error(`${url} has no <main>`);
    const text: Root = { type: "root", children: prepareNodeForMarkdown(fromParse5(main) as Element, url) };
    // <s> becomes plain text, because the words around the struck text give its meaning.
    const tree = toMdast(text, { handlers: { s: (state, node) => state.all(node) } });
    const written = toMarkdown(tree, {
      bullet: "-",
      extensions: [gfmTableToMarkdown(), gfmStrikethroughToMarkdown()],
    });
    files.set(`${getPageFileStem(listedEntry.path)}.md`, Buffer.from(written));
  };
}
