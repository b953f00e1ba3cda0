import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { createElement, createTemplate } from "../dom.ts";
import { fill, type Page, place } from "../slots.ts";
import { framed } from "./boot.ts";
import { addBundledScript } from "./bundled-script.ts";

/** Whether the page gets the analytics tag: not the frame of /contacto, which reports to its parent. */
export function isMeasured({ name }: Page, { analytics }: SiteConfig): boolean {
  return analytics !== undefined && name !== framed;
}

/** Adds the analytics tag in a template, where it is inert, and the script that activates it after load. */
export async function analytics({ config, files }: Pick<Site, "config" | "files">) {
  if (!config.analytics) return () => {};
  const { src, attributes } = config.analytics;
  const script = await addBundledScript("app/analytics.ts", files);
  return (page: Page) => {
    if (!isMeasured(page, config)) return;
    const tag = createElement("script", { src, async: "", fetchpriority: "low", ...attributes });
    place(page, "analytics tag", createTemplate({ id: "analytics" }, tag));
    fill(page, "analytics", "script", script);
  };
}
