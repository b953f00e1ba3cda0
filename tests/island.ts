import type { Page } from "@playwright/test";
import { readBuiltFile } from "./built-site.ts";

/** @see https://docs.astro.build/en/concepts/islands/ */
export function readIsland(path: string): { componentUrl: string; rendererUrl: string } {
  const page = readBuiltFile(`${path}.html`).toString();
  const [, componentUrl, rendererUrl] = /component-url="([^"]+)".* renderer-url="([^"]+)"/s.exec(page) ?? [];
  if (!componentUrl || !rendererUrl) throw new Error(`${path}: found no island`);
  return { componentUrl, rendererUrl };
}

export const makeFormThrow = (page: Page) =>
  page.locator("astro-island").evaluate((island) => {
    const props = JSON.parse(island.getAttribute("props") ?? "");
    // Astro writes each value with its type before it; 0 stands for a plain value.
    props.texts[1].delivery = [0, null];
    island.setAttribute("props", JSON.stringify(props));
    island.dispatchEvent(new Event("pointerover"));
  });
