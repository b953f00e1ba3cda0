import { findElements, getAttribute } from "../integration/dom.ts";
import { parseBuiltPage } from "./built-site.ts";

/** The modules of an island, a part of a page that React runs in the browser. */
interface Island {
  /** The address of the module with the component. */
  componentUrl: string;
  /** The name of the component among the exports of its module, such as `default`. */
  componentExport: string;
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
  if (!island || islands.length > 1) throw new Error(`${path}: found ${islands.length} islands; expected one`);
  const read = (name: string) => {
    const value = getAttribute(island, name);
    if (!value) throw new Error(`${path}: found an island without ${name}`);
    return value;
  };
  return {
    componentUrl: read("component-url"),
    componentExport: read("component-export"),
    rendererUrl: read("renderer-url"),
  };
}

/**
 * Builds a pattern for the addresses of an island's modules on any build of the site: the hash in their names is left out.
 * @param path the page with the island
 */
export function buildIslandModulePattern(path: string): RegExp {
  const { componentUrl, rendererUrl } = readIsland(path);
  const names = [componentUrl, rendererUrl].map((url) => url.replace(/[.-][\w-]{8}\.js$/, ""));
  return new RegExp(`(?:${names.join("|")})[.-][\\w-]{8}\\.js$`);
}
