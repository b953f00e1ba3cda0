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
 * @throws Error when a part is not there or more is there than is known
 */
export function takeScripts(document: Document): PageScripts {
  const preloads = elements(
    document,
    (element) => element.tagName === "link" && attribute(element, "rel") === "modulepreload",
  );
  const scripts = elements(document, (element) => element.tagName === "script");
  const [context, routes, ...stream] = scripts.map(textOf);
  const entry = routes?.match(/import\("(\/assets\/entry\.client-[^"]+)"\);\s*$/)?.[1];
  if (preloads.length === 0) throw new Error('found no <link rel="modulepreload">');
  if (!context?.startsWith("window.__reactRouterContext = "))
    throw new Error("found no script with the router's context");
  if (!routes?.includes("window.__reactRouterRouteModules = ") || !entry) {
    throw new Error("found no script with the route modules that ends by importing entry.client");
  }
  if (!stream.at(-1)?.includes("streamController.close()") || stream.length !== 2) {
    throw new Error(
      `expected two scripts with the router's data after the route modules, found ${stream.length}`,
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
 * The module that starts React on a page: asks for all its modules at once, then runs them one after another, each
 * in a task of its own, so that a visitor who acts meanwhile never waits for all of them.
 * @param scripts of the page
 * @param stateFile address of the file with `scripts.state`
 */
export function startModule({ entry, modules }: PageScripts, stateFile: string): string {
  return `const files = ${JSON.stringify([...modules, stateFile, entry])};
const preloads = files.map((href) => Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
document.head.append(...preloads);
try {
  for (const file of files) {
    await import(file);
    await new Promise((next) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => next(port1.close());
      port2.postMessage(null);
    });
  }
} finally {
  for (const link of preloads) link.remove();
}
`;
}
