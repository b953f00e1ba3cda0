import type { SiteConfig } from "../../site.schema.ts";
import type { PageWithSlots } from "../slots.ts";

/** Whether the page gets the analytics tag: not the agenda, which sends its events to the page around its frame. */
export function isTrackedPage({ name }: PageWithSlots, { analytics }: SiteConfig): boolean {
  return analytics !== undefined && name !== "agenda.html";
}
