import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export const parseHtml = (html: string): Document => parse(html, { sourceCodeLocationInfo: true });

/** Finds all matching elements in document order; not those in a `<template>`. */
export function findElements(node: Node, matches: (element: Element) => boolean = () => true): Element[] {
  const found: Element[] = [];
  const visit = (current: Node) => {
    if ("tagName" in current && matches(current)) found.push(current);
    if ("childNodes" in current) for (const child of current.childNodes) visit(child);
  };
  visit(node);
  return found;
}

export const getAttribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

export const getDirectText = (element: Element): string =>
  element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
