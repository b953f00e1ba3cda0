import { resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { findFontFile } from "../src/brand/font.ts";
import { endpointRoutes } from "../src/endpoints/routes.ts";
import { siteMap } from "../src/site-map.ts";
import { deleteLeftovers } from "./leftovers.ts";

/** Makes the site of Astro: the routes of src/site-map.ts, checks of all content, and the finished pages. */
export function siteIntegration(): AstroIntegration {
  return {
    name: "site",
    hooks: {
      "astro:config:setup": ({ injectRoute, updateConfig }) => {
        const font = findFontFile();
        if ("problem" in font) throw new Error(JSON.stringify(font.problem));
        updateConfig({ vite: { resolve: { alias: [{ find: /^#font/, replacement: resolve(font.path) }] } } });
        for (const { path, file } of siteMap)
          injectRoute({ pattern: path, entrypoint: `./src/${file}`, prerender: true });
        for (const { pattern, file } of endpointRoutes)
          injectRoute({ pattern, entrypoint: `./src/endpoints/${file}`, prerender: true });
      },
      "astro:build:done": ({ dir }) => deleteLeftovers(dir),
    },
  };
}
