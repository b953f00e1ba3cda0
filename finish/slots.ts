import type { PageEntry } from "../src/content/pages.ts";
import {
  appendChild,
  createElement,
  type Document,
  type Element,
  findElements,
  findOpeningSection,
  getAttribute,
  getHeadOrBody,
  insertAfter,
  prependChild,
  serializeHtml,
} from "../integration/dom.ts";

/** The name of a position for one element in a page's head or body. "later styles" is after the first section. */
export type PageSlotName =
  | "policy"
  | "styles"
  | "later styles"
  | "notice script"
  | "dark theme colour"
  | "theme colour"
  | "analytics script"
  | "analytics tag"
  | "page script"
  | "boot script"
  | "structured data"
  | "font preload";

/** A page of the site while the steps of the build change it. */
export interface PageWithSlots {
  /** The file name of the page: `index.html`, `crm.html`, `404.html`. */
  name: string;
  /** The page's entry in the table of pages; undefined for a page that search engines must not list. */
  listedEntry: PageEntry | undefined;
  /** React's output. Elements that steps of the build add to head and body are in `slots` until the page is written. */
  document: Document;
  slots: Map<PageSlotName, Element>;
  /** Paths of the page's JavaScript modules; empty where React does not run. */
  reactModules: string[];
  /** Address of the module that starts React; undefined where React does not run. */
  startModule?: string;
}

/** Creates an element in a slot of a page. @throws Error when the slot already has an element */
export function createElementInSlot(
  page: PageWithSlots,
  slot: PageSlotName,
  tag: string,
  attributes: Record<string, string>,
  text = "",
) {
  putElementInSlot(page, slot, createElement(tag, attributes, text));
}

/** Puts an element into a slot of a page. @throws Error when the slot already has an element */
export function putElementInSlot(page: PageWithSlots, slot: PageSlotName, element: Element) {
  if (page.slots.has(slot)) throw new Error(`${page.name}: two steps fill the slot "${slot}"`);
  page.slots.set(slot, element);
}

/** Moves the elements of the slots into the document of a page and returns its HTML. */
export function renderFinishedHtml({ document, slots }: PageWithSlots): string {
  const head = getHeadOrBody(document, "head");
  const written = findElements(head, (element) => element.parentNode === head);
  const charset = written.filter((one) => getAttribute(one, "charset"));
  const viewport = written.filter((one) => getAttribute(one, "name") === "viewport");
  const rest = written.filter((one) => !charset.includes(one) && !viewport.includes(one));
  const slot = (name: PageSlotName) => slots.get(name) ?? [];
  const order = [
    charset,
    slot("policy"),
    viewport,
    slot("styles"),
    slot("notice script"),
    // Browsers use the first theme colour that matches, so that of the dark scheme comes first.
    slot("dark theme colour"),
    slot("theme colour"),
    rest,
    // The analytics tag comes before every script that sends events.
    slot("analytics tag"),
    slot("analytics script"),
    slot("boot script"),
    // The page script comes after boot.ts, because it may read what boot.ts has stored.
    slot("page script"),
  ];
  for (const element of order.flat()) appendChild(head, element);
  const body = getHeadOrBody(document, "body");
  const preload = slots.get("font preload");
  if (preload) prependChild(body, preload);
  const styles = slots.get("later styles");
  const opening = findOpeningSection(document);
  if (styles && opening) insertAfter(opening, styles);
  // The JSON-LD, which only crawlers read, is at the end of the body, so that the first paint comes sooner.
  const data = slots.get("structured data");
  if (data) appendChild(body, data);
  return serializeHtml(document);
}
