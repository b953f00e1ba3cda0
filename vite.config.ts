import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkPages } from "./prepare/check-pages.ts";
import { content } from "./prepare/content.ts";
import { contrast } from "./prepare/contrast.ts";
import { siteFont } from "./prepare/font.ts";
import { ownLogo } from "./prepare/logo.ts";
import { logos } from "./prepare/logos.ts";
import { routerPatches } from "./prepare/router-patches.ts";
import { siteConfig } from "./prepare/site-config.ts";

/**
 * The framework in two files, which stay in the cache over a deploy, and what several pages share in two more: a file
 * for each small part would cost a request and answer headers larger than itself.
 */
const fewFiles = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
  { name: "icons", test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
  { name: "shared", test: /[\\/]app[\\/]|site\.config|virtual:logo/, minShareCount: 3 },
];

export default defineConfig({
  plugins: [
    siteConfig(),
    checkPages(),
    content(),
    contrast(),
    siteFont(),
    ownLogo(),
    logos(),
    tailwindcss(),
    reactRouter(),
    routerPatches(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For finish/files/notices.ts.
    license: { fileName: ".vite/licenses.json" },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
});
