import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { createElement, createTemplate } from "../dom.ts";
import { fill, type Page, place } from "../slots.ts";
import { withoutReact } from "./boot.ts";
import { bundledScript } from "./bundled-script.ts";

/** Whether visits to a page are measured. What happens in the frame of /contacto is told to the page around it. */
export function isMeasured({ name }: Page, { analytics }: SiteConfig): boolean {
  return analytics !== undefined && !withoutReact.includes(name);
}

/**
 * Lays the tag of the analytics tool ready in a template, where nothing fetches or runs it, with the script that puts it
 * into effect when the page is there.
 */
export async function analytics({ config, files }: Pick<Site, "config" | "files">) {
  if (!config.analytics) return () => {};
  const { src, attributes } = config.analytics;
  const script = await bundledScript("app/analytics.ts", files);
  return (page: Page) => {
    if (!isMeasured(page, config)) return;
    const tag = createElement("script", { src, async: "", fetchpriority: "low", ...attributes });
    place(page, "analytics tag", createTemplate({ id: "analytics" }, tag));
    fill(page, "analytics", "script", script);
  };
}
