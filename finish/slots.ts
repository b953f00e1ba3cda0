import type { Page as PageEntry } from "../app/content/pages.ts";
import {
  append,
  attribute,
  type Document,
  type Element,
  elements,
  onlyElement,
  prepend,
  writePage,
} from "./dom.ts";

/** The places of a page that steps fill, each by one element. */
export type Slot = "policy" | "styles" | "theme" | "boot" | "data" | "font";

export interface Page {
  /** Of its file: `index.html`, `crm.html`, `404.html`. */
  name: string;
  /** Its entry in the table of pages, unless search engines must not list it. */
  listed: PageEntry | undefined;
  /** As React wrote it; what steps add waits in the slots. */
  document: Document;
  slots: Map<Slot, Element>;
}

/** @throws Error when another step has filled the slot */
export function fill(page: Page, slot: Slot, element: Element): void {
  if (page.slots.has(slot)) throw new Error(`${page.name}: two steps fill the slot "${slot}"`);
  page.slots.set(slot, element);
}

/**
 * Puts the page together: what React wrote and what the slots hold.
 * @param page changed in place
 * @returns its HTML
 */
export function finishedHtml({ document, slots }: Page): string {
  const head = onlyElement(document, "head");
  const written = elements(head, (element) => element.parentNode === head);
  const charset = written.filter((element) => attribute(element, "charset") !== undefined);
  const viewport = written.filter((element) => attribute(element, "name") === "viewport");
  const rest = written.filter((element) => ![...charset, ...viewport].includes(element));
  const slot = (name: Slot) => slots.get(name) ?? [];
  // From top to bottom. React adds the whole style sheet after the last one there is, so `styles` comes before it.
  const order = [
    charset,
    slot("policy"),
    viewport,
    slot("styles"),
    slot("theme"),
    rest,
    slot("boot"),
    slot("data"),
  ].flat();
  for (const element of order) append(head, element);
  const body = onlyElement(document, "body");
  const preload = slots.get("font");
  if (preload) prepend(body, preload);
  return writePage(document);
}
