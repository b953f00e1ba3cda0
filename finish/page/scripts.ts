import { attribute, type Document, elements, remove, textOf } from "../dom.ts";

export interface PageScripts {
  /** A module that sets up the framework's state for this page: context, manifest, route modules. */
  state: string;
  /** Address of the module that hydrates the page; it needs the state to be there. */
  entry: string;
  /** Every other module the page needs, so that all can be fetched at once. */
  modules: string[];
}

/**
 * Takes the framework's preloads and inline scripts out of a page and returns them as modules.
 * @param document a page as React Router 8 prerenders it with `ssr: false`; changed in place
 * @param name of its file, for messages
 * @throws Error when a part is not there or more is there than is known
 */
export function takeScripts(document: Document, name: string): PageScripts {
  const preloads = elements(
    document,
    (element) => element.tagName === "link" && attribute(element, "rel") === "modulepreload",
  );
  const scripts = elements(document, (element) => element.tagName === "script");
  const [foreign] = scripts.filter(
    (script) => attribute(script, "src") || !textOf(script).includes("__reactRouter"),
  );
  if (foreign)
    throw new Error(
      `${name}: found a script that is not the router's, ${JSON.stringify(attribute(foreign, "src") ?? textOf(foreign).trim().slice(0, 60))}; expected none in app/: the pages' policy lets no script of others run but the one that analytics in site.config.ts names (docs/analytics.md)`,
    );
  const [context, routes, ...stream] = scripts.map(textOf);
  const entry = routes?.match(/import\("(\/assets\/entry\.client-[^"]+)"\);\s*$/)?.[1];
  if (preloads.length === 0)
    throw new Error(
      `${name}: found no <link rel="modulepreload">; expected those that react-router build writes`,
    );
  if (!context?.startsWith("window.__reactRouterContext = "))
    throw new Error(`${name}: found no script with the router's context`);
  if (!routes?.includes("window.__reactRouterRouteModules = ") || !entry) {
    throw new Error(`${name}: found no script with the route modules that ends by importing entry.client`);
  }
  if (!stream.at(-1)?.includes("streamController.close()") || stream.length !== 2) {
    throw new Error(
      `${name}: expected two scripts with the router's data after the route modules, found ${stream.length}`,
    );
  }
  for (const element of [...preloads, ...scripts]) remove(element);
  return {
    // The context must exist before the routes' own code asks for it only when the entry runs, so order is free.
    state: `${routes.replace(/import\("[^"]+"\);\s*$/, "")}\n${context}\n${stream.join("\n")}\n`,
    entry,
    modules: preloads.map((link) => attribute(link, "href") ?? "").filter((href) => href !== entry),
  };
}

/**
 * The module that starts React on a page; app/boot.ts imports it. `preload` has all that the page needs fetched at low
 * priority, `run` runs it and fulfils when the page is about to hydrate. The styles come first: a page of which only
 * the scripts arrived would lead to others without their looks.
 * @param scripts of the page
 * @param stateFile address of the file with `scripts.state`
 * @param sheet address of the whole style sheet
 */
export function startModule({ entry, modules }: PageScripts, stateFile: string, sheet: string): string {
  return `const head = document.head;
const link = (attributes) => {
  const element = Object.assign(document.createElement("link"), attributes);
  head.append(element);
  return element;
};
let preloads;
export const preload = () => {
  preloads ??= ${JSON.stringify([...modules, stateFile, entry])}.map((href) => link({ rel: "modulepreload", fetchPriority: "low", href }));
};
export const run = async () => {
  preload();
  const sheet = link({ rel: "stylesheet", href: ${JSON.stringify(sheet)} });
  sheet.dataset.precedence = "default";
  try {
    await new Promise((loaded, failed) => {
      sheet.onload = loaded;
      sheet.onerror = () => failed(new Error("The style sheet did not load."));
    });
    await import(${JSON.stringify(stateFile)});
    for (const one of preloads) one.remove();
    await import(${JSON.stringify(entry)});
  } catch (error) {
    sheet.remove();
    throw error;
  }
};
`;
}
