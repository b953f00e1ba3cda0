import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkPagesPlugin } from "./src/content/check-pages.ts";
import { contentModulesPlugin } from "./src/content/plugin.ts";
import { checkColoursAndContrastPlugin } from "./src/brand/check-colours.ts";
import { subsetFontPlugin } from "./prepare/font.ts";
import { developmentIconsPlugin } from "./prepare/icons.ts";
import { ownerLogoPlugin } from "./prepare/logo.ts";
import { integrationLogoSpritePlugin } from "./src/brand/integration-logos.ts";
import { restartOnMarkdownFilesPlugin } from "./src/content/markdown/plugin.ts";
import { developmentPhotosPlugin } from "./prepare/photos.ts";
import { siteConfigPlugin } from "./prepare/site-config.ts";

/**
 * The chunks of the page that React runs on: React and the router each in one file, which browsers cache across deploys, and
 * the rest in a third.
 */
const reactChunkGroups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
  { name: "page", test: /[\\/]app[\\/](root|entry\.client|layout[\\/]site|pages[\\/]careers)\.tsx/ },
];

export default defineConfig({
  plugins: [
    siteConfigPlugin(),
    contentModulesPlugin(),
    restartOnMarkdownFilesPlugin(),
    checkPagesPlugin(),
    checkColoursAndContrastPlugin(),
    subsetFontPlugin(),
    ownerLogoPlugin(),
    developmentIconsPlugin(),
    developmentPhotosPlugin(),
    integrationLogoSpritePlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  // Vite bundles all packages before the first request. A package found later would reload the page, and pending requests
  // would fail with 504.
  optimizeDeps: { entries: ["app/**/*.tsx", "!src/entry.server.tsx"] },
  // Files that commands write must not reload the page.
  server: { watch: { ignored: ["**/build/**", "**/shots/**", "**/test-results/**"] } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // src/endpoints/licences.ts reads this list of the packages' licences.
    license: { fileName: ".vite/licenses.json" },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: reactChunkGroups } } } } },
  },
});
