import type { Page } from "@playwright/test";
import { findElements, getAttribute } from "../integration/dom.ts";
import { parseBuiltPage } from "./built-site.ts";

/** The modules of an island, a part of a page that React runs in the browser. */
interface Island {
  /** The address of the module with the component. */
  componentUrl: string;
  /** The address of the module that starts React on the island. */
  rendererUrl: string;
}

/**
 * Reads the attributes of the only `<astro-island>` of a built page.
 * @see https://docs.astro.build/en/concepts/islands/
 * @throws Error for a page with no island or several
 */
export function readIsland(path: string): Island {
  const islands = findElements(parseBuiltPage({ path }), ({ tagName }) => tagName === "astro-island");
  const [island] = islands;
  if (!island || islands.length > 1)
    throw new Error(`${path}: found ${islands.length} islands; expected one`);
  const read = (name: string) => {
    const value = getAttribute(island, name);
    if (!value) throw new Error(`${path}: found an island without ${name}`);
    return value;
  };
  return { componentUrl: read("component-url"), rendererUrl: read("renderer-url") };
}

/** Starts React on the form of the open page /hablemos, and makes it throw: it gets no texts about the delivery. */
export const makeFormThrow = (page: Page) =>
  page.locator("astro-island").evaluate((island) => {
    const props = JSON.parse(island.getAttribute("props") ?? "");
    // Astro writes each value with its type before it; 0 stands for a plain value.
    props.texts[1].delivery = [0, null];
    island.setAttribute("props", JSON.stringify(props));
    island.dispatchEvent(new Event("pointerover"));
  });
