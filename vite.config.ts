import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { checkPages } from "./prepare/check-pages.ts";
import { content } from "./prepare/content/plugin.ts";
import { contrast } from "./prepare/contrast.ts";
import { siteFont } from "./prepare/font.ts";
import { developmentIcons } from "./prepare/icons.ts";
import { ownLogo } from "./prepare/logo.ts";
import { logos } from "./prepare/logos.ts";
import { markdown } from "./prepare/markdown/plugin.ts";
import { developmentPhotos } from "./prepare/photos.ts";
import { siteConfig } from "./prepare/site-config.ts";

/**
 * The chunks of the page that React runs on: React and the router each in one file, which browsers cache across deploys, and
 * the rest in a third.
 */
const chunkGroups = [
  { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /node_modules[\\/]react-router[\\/]/ },
  { name: "page", test: /[\\/]app[\\/](root|entry\.client|layout[\\/]site|pages[\\/]careers)\.tsx/ },
];

export default defineConfig({
  plugins: [
    siteConfig(),
    content(),
    markdown(),
    checkPages(),
    contrast(),
    siteFont(),
    ownLogo(),
    developmentIcons(),
    developmentPhotos(),
    logos(),
    tailwindcss(),
    reactRouter(),
  ],
  // Vite bundles all packages before the first request. A package found later would reload the page, and pending requests
  // would fail with 504.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/entry.server.tsx"] },
  // Files that commands write must not reload the page.
  server: { watch: { ignored: ["**/build/**", "**/shots/**", "**/test-results/**"] } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // finish/files/licences.ts reads this file.
    license: { fileName: ".vite/licenses.json" },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
});
