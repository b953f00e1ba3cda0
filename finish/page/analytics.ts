import type { SiteConfig } from "../../site.schema.ts";
import type { BuiltSite } from "../build.ts";
import { createElement, createTemplate } from "../../integration/dom.ts";
import { createElementInSlot, type PageWithSlots, putElementInSlot } from "../slots.ts";
import { framedPageFileName } from "./boot.ts";
import { addBundledScript } from "./bundled-script.ts";

/** Whether the page gets the analytics tag: not the agenda, which sends its events to the page around its frame. */
export function isTrackedPage({ name }: PageWithSlots, { analytics }: SiteConfig): boolean {
  return analytics !== undefined && name !== framedPageFileName;
}

/** Adds the analytics tag in a template, where it is inert, and the script that activates it after load. */
export async function addAnalyticsTag({ config, files }: Pick<BuiltSite, "config" | "files">) {
  if (!config.analytics) return () => {};
  const { src, attributes } = config.analytics;
  const script = await addBundledScript("src/document/analytics.ts", files);
  return (page: PageWithSlots) => {
    if (!isTrackedPage(page, config)) return;
    const tag = createElement("script", { src, async: "", fetchpriority: "low", ...attributes });
    putElementInSlot(page, "analytics tag", createTemplate({ id: "analytics" }, tag));
    createElementInSlot(page, "analytics script", "script", script);
  };
}
