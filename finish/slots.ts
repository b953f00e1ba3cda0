import type { Page as PageEntry } from "../app/content/pages.ts";
import {
  append,
  attribute,
  createElement,
  type Document,
  type Element,
  elements,
  partOf,
  prepend,
  writePage,
} from "./dom.ts";

/** The places of a page that steps fill, each by one element. */
export type Slot =
  | "policy"
  | "styles"
  | "dark theme"
  | "theme"
  | "analytics"
  | "analytics tag"
  | "own"
  | "boot"
  | "data"
  | "font";

export interface Page {
  /** Of its file: `index.html`, `crm.html`, `404.html`. */
  name: string;
  /** Its entry in the table of pages, unless search engines must not list it. */
  listed: PageEntry | undefined;
  /** As React wrote it; what steps add waits in the slots. */
  document: Document;
  slots: Map<Slot, Element>;
}

/**
 * Fills a slot with a new element.
 * @param text of a script or style
 * @throws Error when another step has filled the slot
 */
export function fill(page: Page, slot: Slot, tag: string, attributes: Record<string, string>, text = "") {
  place(page, slot, createElement(tag, attributes, text));
}

/** Fills a slot with an element. @throws Error when another step has filled the slot */
export function place(page: Page, slot: Slot, element: Element) {
  if (page.slots.has(slot)) throw new Error(`${page.name}: two steps fill the slot "${slot}"`);
  page.slots.set(slot, element);
}

/** @returns the HTML of what React wrote with what the slots hold; the document is changed in place */
export function finishedHtml({ document, slots }: Page): string {
  const head = partOf(document, "head");
  const written = elements(head, (element) => element.parentNode === head);
  const charset = written.filter((one) => attribute(one, "charset"));
  const viewport = written.filter((one) => attribute(one, "name") === "viewport");
  const rest = written.filter((one) => !charset.includes(one) && !viewport.includes(one));
  const slot = (name: Slot) => slots.get(name) ?? [];
  const order = [
    charset,
    slot("policy"),
    viewport,
    slot("styles"),
    slot("dark theme"),
    slot("theme"),
    rest,
    // Before every script that raises events.
    slot("analytics tag"),
    slot("analytics"),
    slot("boot"),
    // It may read what boot.ts keeps of how the visit began.
    slot("own"),
    slot("data"),
  ];
  for (const element of order.flat()) append(head, element);
  const preload = slots.get("font");
  if (preload) prepend(partOf(document, "body"), preload);
  return writePage(document);
}
