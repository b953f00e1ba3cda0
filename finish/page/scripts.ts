import { type Document, findElements, getAttribute, getDirectText, removeElement } from "../../integration/dom.ts";

/** What a page needs to start React, taken from the scripts and preloads of React Router's output. */
export interface ReactPageScripts {
  /** The code of React Router's inline scripts, which sets the router's state, as the source of a module. */
  stateSource: string;
  /** Address of the module that hydrates the page, to be run after `stateSource`. */
  entryAddress: string;
  /** Addresses of all other modules of the page. */
  moduleAddresses: string[];
}

/**
 * Removes React Router's preloads and inline scripts from a page, and returns the code that sets the router's state and the
 * addresses of the modules to load.
 * @param name the file name of the page, for error messages
 * @returns the scripts; undefined, with nothing removed, for a page whose route does not set `runsReact`
 * @throws Error when the page has scripts of unknown form: React Router's output has changed, or app/ adds a script
 */
export function extractReactScripts(document: Document, name: string): ReactPageScripts | undefined {
  const preloads = findElements(
    document,
    (element) => element.tagName === "link" && getAttribute(element, "rel") === "modulepreload",
  );
  const scripts = findElements(document, (element) => element.tagName === "script");
  const [unknownScript] = scripts.filter(
    (script) => getAttribute(script, "src") || !getDirectText(script).includes("__reactRouter"),
  );
  if (unknownScript)
    throw new Error(
      `${name}: found a script that is not the router's, ${JSON.stringify(getAttribute(unknownScript, "src") ?? getDirectText(unknownScript).trim().slice(0, 60))}; expected none in app/: the pages' policy lets no script of others run but the one that analytics in site.config.ts names (docs/analytics.md)`,
    );
  if (preloads.length === 0 && scripts.length === 0) return undefined;
  const [context, routes, ...stream] = scripts.map(getDirectText);
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
  for (const element of [...preloads, ...scripts]) removeElement(element);
  return {
    // The context may come after the routes: only the entry module reads it, and that is imported later.
    stateSource: `${routes.replace(/import\("[^"]+"\);\s*$/, "")}\n${context}\n${stream.join("\n")}\n`,
    entryAddress: entry,
    moduleAddresses: preloads
      .map((link) => getAttribute(link, "href") ?? "")
      .filter((href) => href !== entry),
  };
}

/**
 * Builds the source of the module that src/careers/start-react.ts imports: `preloadModules` fetches all modules at low
 * priority, `startReact` starts React.
 * @param stateFile the address of the file with `stateSource`
 */
export function buildStartModule(
  { entryAddress, moduleAddresses }: ReactPageScripts,
  stateFile: string,
): string {
  return `let preloads;
export const preloadModules = () => {
  preloads ??= ${JSON.stringify([...moduleAddresses, stateFile, entryAddress])}.map((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority: "low", href });
    document.head.append(link);
    return link;
  });
};
export const startReact = async () => {
  preloadModules();
  await import(${JSON.stringify(stateFile)});
  for (const one of preloads) one.remove();
  await import(${JSON.stringify(entryAddress)});
};
`;
}
