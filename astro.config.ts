import "./integration/environment.ts";
import { relative, resolve } from "node:path";
import react from "@astrojs/react";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, fontProviders } from "astro/config";
import { builtSiteFolder } from "./deploy/output-folders.ts";
import { siteIntegration } from "./integration/astro-integration.ts";
import { clientImportsPlugin } from "./integration/client-imports.ts";
import { followOwnerFiles } from "./integration/content-watcher.ts";
import { readSeenPhotos } from "./integration/seen-photos.ts";
import { colourTokens } from "./src/brand/colour-tokens-plugin.ts";
import { fallbackFontName, findFontFile, fontWeights } from "./src/brand/font.ts";
import { getContentPath } from "./src/site-content.ts";

const font = findFontFile();
const seenPhotos = readSeenPhotos();

export default defineConfig({
  trailingSlash: "never",
  // `/crm` is stored as crm.html, which static hosts serve without a redirect; styles are in the page.
  build: { format: "file", assets: "assets", inlineStylesheets: "always" },
  outDir: builtSiteFolder,
  publicDir: getContentPath("files"),
  server: { port: 3000 },
  devToolbar: { enabled: false },
  fonts: [
    {
      provider: fontProviders.local(),
      name: "Site",
      cssVariable: "--font-site",
      // Astro's own fallback is Arial in one weight: bold titles and Android's Roboto would move when the font arrives.
      fallbacks: [fallbackFontName, "sans-serif"],
      optimizedFallbacks: false,
      options: {
        variants: [
          {
            // Relative, because the family's name has its hash: else a page differs by the folder in which it is built.
            src: ["path" in font ? `./${relative(".", font.path)}` : ""],
            weight: `${fontWeights.normal} ${fontWeights.strong}`,
            style: "normal",
          },
        ],
      },
    },
  ],
  integrations: [react(), siteIntegration(seenPhotos)],
  vite: {
    // src/ui/photo-sources.ts lists the photos of the owner.
    resolve: { alias: { "@photos": resolve(getContentPath("photos")) } },
    // Otherwise Vite uses the PostCSS configuration of a parent folder, such as a workspace's.
    css: { postcss: {} },
    plugins: [colourTokens(), tailwindcss(), followOwnerFiles(seenPhotos), clientImportsPlugin()],
    optimizeDeps: {
      // The page reloads when the development server discovers a dependency late.
      include: ["@tanstack/react-query"],
      // @sveltia/cms loads its fonts from beside its script; @resvg/resvg-js does not run in browsers.
      exclude: ["@sveltia/cms", "@resvg/resvg-js"],
    },
    build: {
      // The content policy of a page allows only the inline scripts whose hashes it lists.
      assetsInlineLimit: 0,
      // src/endpoints/licences.ts reads this list of the packages in scripts.
      license: { fileName: ".licences.json" },
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // `document.astro_astro_type_script_index_0_lang` becomes `document`.
              entryFileNames: ({ name }) => `assets/${name.replace(/\.astro.*/, "")}.[hash].js`,
              // One file for the code that scripts of several pages share.
              codeSplitting: { groups: [{ name: "visit", test: /src[\\/]visit[\\/]/ }] },
            },
          },
        },
      },
    },
  },
});
