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

/**
 * React Router reloads the page on any error while a route module loads, also on one that the module itself
 * throws, and offline. Here the error goes to the error screen, which reloads only when the file is gone.
 */
function routeErrorsReachTheScreen(): Plugin {
  const reload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/;
  return {
    name: "route-errors-reach-the-screen",
    apply: "build",
    transform(code, id) {
      if (!/react-router\/dist\/.*\/routeModules\.js$/.test(id)) return;
      if (!reload.test(code)) {
        this.error(
          "react-router's loadRouteModule has changed: it no longer reloads on a failed module; revise vite.config.ts",
        );
      }
      return { code: code.replace(reload, "throw error;"), map: null };
    },
  };
}

/**
 * The framework in one file, which stays in the cache over a deploy, and the small parts of several pages in
 * another: as a file of its own each would cost a request and answer headers larger than itself.
 */
const fewFiles = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
  { name: "shared", test: /[\\/]app[\\/]|site\.config/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), routeErrorsReachTheScreen()],
  define: { "import.meta.env.SITE_ADDRESS": JSON.stringify(buildAddress(process.env, site)) },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
});
