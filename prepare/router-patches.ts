import type { Plugin } from "vite";

/** What React Router 8.4 and 8.5 do in a browser and must not do here: where, what stands there, what takes its place. */
const patches = [
  {
    // A route module that fails to load reloads the page, also when the module itself throws, and offline. Here the
    // error goes to the error screen, which reloads only when the file is gone.
    // Upstream the reload is meant: https://github.com/remix-run/remix/pull/8932 (for issue 8791).
    // Goes when the router hands such an error to the ErrorBoundary.
    file: /react-router\/dist\/.*\/routeModules\.js$/,
    found: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
    replacement: "throw error;",
  },
  {
    // The option `caseSensitive` of app/routes.ts does not reach the browser: there, on a host that minds capitals,
    // React would add the page of /crm to the 404 page of /CRM: two headings, two <main> (tried with 8.4).
    // No issue found upstream.
    // Goes when the client's route objects have `caseSensitive`, as those of the server do.
    file: /react-router\/dist\/.*\/dom\/ssr\/routes\.js$/,
    found: /path: route\.path(?=\s*\};)/,
    replacement: "path: route.path, caseSensitive: route.caseSensitive",
  },
  {
    // A page transition that the browser skips, because the visitor is on to the next page or another tab, leaves an
    // uncaught AbortError in the console. The page itself comes all the same.
    // No issue found upstream; the same fault elsewhere: https://github.com/TanStack/router/issues/7906.
    // Goes when the router handles the rejection of `transition.ready`.
    file: /react-router\/dist\/.*\/lib\/components\.js$/,
    found: /transition\.finished(?=\.finally\()/,
    replacement: "transition.ready.catch(() => {}); transition.finished",
  },
];

/** Patches React Router in the browser's build; the build fails when the router no longer has what a patch replaces. */
export function routerPatches(): Plugin {
  const applied = new Set<object>();
  return {
    name: "router-patches",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const patch = patches.find(({ file }) => file.test(id));
      if (!patch) return;
      if (!patch.found.test(code))
        this.error(`react-router has changed: ${id} has no ${patch.found}; revise prepare/router-patches.ts`);
      applied.add(patch);
      return { code: code.replace(patch.found, patch.replacement), map: null };
    },
    buildEnd(error) {
      const missed = patches.find((patch) => !applied.has(patch));
      if (missed && !error)
        this.error(`react-router has changed: no file is ${missed.file}; revise prepare/router-patches.ts`);
    },
  };
}
