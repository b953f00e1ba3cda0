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
 * The framework in two files, which stay in the cache over a deploy; in one file whatever else the one page imports that
 * React runs on.
 */
const groups = [
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
  // All that the pages import, known before the first request: a package found later makes the browser load anew, and
  // what it had asked for until then fails with 504.
  optimizeDeps: { entries: ["app/**/*.tsx", "!app/entry.server.tsx"] },
  // What commands write is no reason to reload the page.
  server: { watch: { ignored: ["**/build/**", "**/shots/**", "**/test-results/**"] } },
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // For finish/files/licences.ts.
    license: { fileName: ".vite/licenses.json" },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
