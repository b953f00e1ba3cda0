import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";

/** `parseHtml` parses HTML as browsers do, `serializeHtml` writes a document or the content of an element as HTML. */
export { parse as parseHtml, serialize as serializeHtml } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Finds all matching elements in a node, the node itself included, in document order. */
export function findElements(node: Node, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (current: Node) => {
    if ("tagName" in current && matches(current)) found.push(current);
    if ("childNodes" in current) for (const child of current.childNodes) visit(child);
  };
  visit(node);
  return found;
}

/** Returns the head or body of a document; the parser has created a missing one. */
export function getHeadOrBody(document: Document, tagName: "head" | "body"): Element {
  return findElements(document, (candidate) => candidate.tagName === tagName)[0] as Element;
}

/** Returns the first section of a page, which is its opening; undefined for a page without sections. */
export function findOpeningSection(document: Document): Element | undefined {
  return findElements(document, ({ tagName }) => tagName === "section")[0];
}

export function getAttribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the text directly inside an element, such as a script or style. */
export function getDirectText(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

export function removeElement(element: Element): void {
  defaultTreeAdapter.detachNode(element);
}

/** Creates an element that is in no document yet. */
export function createElement(tagName: string, attributes: Record<string, string>, text = ""): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tagName, "http://www.w3.org/1999/xhtml" as never, attrs);
  if (text) defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Creates a `<template>` that contains one element; browsers neither show nor run the content of a template. */
export function createTemplate(attributes: Record<string, string>, content: Element): Element {
  const template = createElement("template", attributes) as DefaultTreeAdapterTypes.Template;
  const fragment = defaultTreeAdapter.createDocumentFragment();
  defaultTreeAdapter.appendChild(fragment, content);
  defaultTreeAdapter.setTemplateContent(template, fragment);
  return template;
}

/** Moves an element, or puts a new one, to the end of `parent`. */
export function appendChild(parent: Element, element: Element): void {
  removeElement(element);
  defaultTreeAdapter.appendChild(parent, element);
}

/** Puts a new element at the start of `parent`. */
export function prependChild(parent: Element, element: Element): void {
  const [first] = parent.childNodes;
  if (first) defaultTreeAdapter.insertBefore(parent, element, first);
  else appendChild(parent, element);
}

/** Puts a new element right after `sibling`. */
export function insertAfter(sibling: Element, element: Element): void {
  const parent = sibling.parentNode as Element;
  const next = parent.childNodes[parent.childNodes.indexOf(sibling) + 1];
  if (next) defaultTreeAdapter.insertBefore(parent, element, next);
  else defaultTreeAdapter.appendChild(parent, element);
}
