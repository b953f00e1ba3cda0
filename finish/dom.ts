import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

/** It follows the HTML standard, as browsers do. */
export { parse as readPage, serialize as writePage } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** @returns every element for which `wanted` holds, in document order */
export function elements(node: Node, wanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (current: Node) => {
    if ("tagName" in current && wanted(current)) found.push(current);
    if ("childNodes" in current) for (const child of current.childNodes) visit(child);
  };
  visit(node);
  return found;
}

/** @returns the page's head or body: the parser makes one where the HTML has none */
export function partOf(document: Document, tagName: "head" | "body"): Element {
  return elements(document, (candidate) => candidate.tagName === tagName)[0] as Element;
}

/** @returns the attribute's value; undefined when the element does not have it */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** @returns the text directly inside the element, as of a script or a style */
export function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

/** Takes the element out of its page. */
export function remove(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}

/** @returns a new element, not yet in a page, with the attributes given and the text inside */
export function createElement(tagName: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, "http://www.w3.org/1999/xhtml" as never, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** @returns a new template, not yet in a page, that keeps the element without putting it into effect */
export function createTemplate(attributes: Record<string, string>, content: Element): Element {
  const template = createElement("template", attributes) as DefaultTreeAdapterTypes.Template;
  const fragment = defaultTreeAdapter.createDocumentFragment();
  defaultTreeAdapter.appendChild(fragment, content);
  defaultTreeAdapter.setTemplateContent(template, fragment);
  return template;
}

/** Makes the element the last child of `parent`, wherever it stood before. */
export function append(parent: Element, element: Element): void {
  remove(element);
  defaultTreeAdapter.appendChild(parent, element);
}

/** Makes the element the first child of `parent`. */
export function prepend(parent: Element, element: Element): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, element, first);
  else append(parent, element);
}
