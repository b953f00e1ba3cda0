import type { Element, ElementContent, Root } from "hast";
import { fromParse5 } from "hast-util-from-parse5";
import { toMdast } from "hast-util-to-mdast";
import { toMarkdown } from "mdast-util-to-markdown";
import { fileStem, pageUrl } from "../../app/page-address.ts";
import type { Site } from "../build.ts";
import { elements } from "../dom.ts";
import type { Page } from "../slots.ts";

/**
 * What is for hands or eyes only. Breadcrumbs are navigation, and every file is named in llms.txt. A place to break a
 * line would be a character of no width, inside a mail address for one.
 */
const dropped = new Set(["wbr", "fieldset", "svg", "button", "input", "textarea", "nav"]);
const inline = new Set(["span", "strong", "em", "b", "i", "a", "time", "code", "small", "s"]);

/** What is shown only while something is under way or has gone wrong; nobody meets it in a text. */
const ofStates = ["form-waiting", "form-stalled", "without-script"];

const hasState = ({ className }: Element["properties"]) =>
  Array.isArray(className) && ofStates.some((name) => className.includes(name));

/** @returns a form as the list of what it asks for, and the rest of what it says */
function asked(form: Element): Element {
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

/** @returns a paragraph that stands in for something that is not text */
const standIn = (text: unknown): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [
    { type: "element", tagName: "em", properties: {}, children: [{ type: "text", value: `${text}` }] },
  ],
});

const innerText = (node: ElementContent | undefined): string => {
  if (node?.type === "text") return node.value;
  return node?.type === "element" ? node.children.map(innerText).join("") : "";
};

const flows = (node: ElementContent) =>
  node.type === "text" || (node.type === "element" && inline.has(node.tagName));

/** Whether two neighbours stand apart on the screen by their layout alone, and as text would run together. */
function runTogether(before: ElementContent | undefined, after: ElementContent): boolean {
  if (!before || !flows(before) || !flows(after)) return false;
  return /[\p{L}\d.,:;?!)»%]$/u.test(innerText(before)) && /^[\p{L}\d¿¡(«]/u.test(innerText(after));
}

/** What a reader of text gets of one node: itself, something in its place, or nothing. */
function readable(node: ElementContent, url: string): ElementContent[] {
  if (node.type !== "element") return node.type === "text" ? [node] : [];
  const { tagName, properties } = node;
  if (dropped.has(tagName) || properties.ariaHidden === "true" || properties.hidden || hasState(properties))
    return [];
  if (properties.role === "img") return [standIn(properties.ariaLabel)];
  if (tagName === "img") return properties.alt ? [standIn(properties.alt)] : [];
  if (tagName === "iframe") return [standIn(properties.title)];
  const { children: own } = tagName === "form" ? asked(node) : node;
  const children = own
    .flatMap((child) => readable(child, url))
    .flatMap((child, index, all) =>
      runTogether(all[index - 1], child) ? [{ type: "text" as const, value: " " }, child] : [child],
    );
  const { href } = properties;
  const linked = typeof href === "string" && { href: new URL(href, url).href };
  return [{ ...node, properties: { ...properties, ...linked }, children }];
}

/**
 * Adds what each listed page says as Markdown: headings, paragraphs, lists and links, with a picture's sentence in its
 * place. Everything outside <main> is left out.
 */
export function markdown({ address, files }: Pick<Site, "address" | "files">) {
  return ({ document, listed }: Page) => {
    if (!listed) return;
    const url = pageUrl(listed.path, address);
    const [main] = elements(document, ({ tagName }) => tagName === "main");
    if (!main) throw new Error(`${url} has no <main>`);
    // A parsed <main> is an element, whatever else that function may return.
    const text: Root = { type: "root", children: readable(fromParse5(main) as Element, url) };
    // Plain Markdown cannot strike out; the words around say that it is meant.
    const tree = toMdast(text, { handlers: { s: (state, node) => state.all(node) } });
    files.set(`${fileStem(listed.path)}.md`, Buffer.from(toMarkdown(tree, { bullet: "-" })));
  };
}
