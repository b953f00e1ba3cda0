import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { buildAddress } from "./finish/address.ts";
import { requireValidPages } from "./finish/check-pages.ts";
import { writeSiteFont } from "./finish/font.ts";
import { writeLogoSheet } from "./finish/logos.ts";
import { site } from "./site.config.ts";
import { requireValidSite } from "./site.schema.ts";

requireValidSite(site);
requireValidPages();
writeLogoSheet(".cache/logos.svg");
await writeSiteFont(".cache/font.woff2");

/** What React Router 8.4 does on a client and must not do here: where, what stands there, and what takes its place. */
const routerMends = [
  {
    // It reloads the page on any error while a route module loads, also on one that the module itself throws, and
    // offline. Here the error goes to the error screen, which reloads only when the file is gone.
    file: /react-router\/dist\/.*\/routeModules\.js$/,
    found: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/,
    mended: "throw error;",
  },
  {
    // It forgets that a route minds capitals: the 404 page of /CRM would become the page of /crm.
    file: /react-router\/dist\/.*\/dom\/ssr\/routes\.js$/,
    found: /path: route\.path(?=\s*\};)/,
    mended: "path: route.path, caseSensitive: route.caseSensitive",
  },
  {
    // It leaves an error in the console when a page transition does not begin, because the visitor is on to the next
    // page or to another tab already. The page itself comes all the same.
    file: /react-router\/dist\/.*\/lib\/components\.js$/,
    found: /transition\.finished(?=\.finally\()/,
    mended: "transition.ready.catch(() => {}); transition.finished",
  },
];

function mendRouter(): Plugin {
  const mended = new Set<object>();
  return {
    name: "mend-router",
    apply: "build",
    // The prerender's build takes the router as it is.
    applyToEnvironment: ({ name }) => name === "client",
    transform(code, id) {
      const mend = routerMends.find(({ file }) => file.test(id));
      if (!mend) return;
      if (!mend.found.test(code)) {
        this.error(
          `react-router has changed: ${id} no longer has ${mend.found}; revise routerMends in vite.config.ts`,
        );
      }
      mended.add(mend);
      return { code: code.replace(mend.found, mend.mended), map: null };
    },
    buildEnd(error) {
      const missed = routerMends.find((mend) => !mended.has(mend));
      if (missed && !error)
        this.error(
          `react-router has changed: no file is named ${missed.file}; revise routerMends in vite.config.ts`,
        );
    },
  };
}

/**
 * The framework in two files, which stay in the cache over a deploy and are evaluated one after the other, and the
 * small parts of several pages in another: as a file of its own each would cost a request and answer headers larger
 * than itself.
 */
const fewFiles = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
  { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
  { name: "shared", test: /[\\/]app[\\/]|site\.config/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), mendRouter()],
  define: { "import.meta.env.SITE_ADDRESS": JSON.stringify(buildAddress(process.env, site)) },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
});
