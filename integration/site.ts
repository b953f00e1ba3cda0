import { resolve } from "node:path";
import type { AstroIntegration } from "astro";
import { findFontFile } from "../src/brand/font.ts";
import { siteMap } from "../src/site-map.ts";

/** Makes the site of Astro: the routes of src/site-map.ts, checks of all content, and the finished pages. */
export function siteIntegration(): AstroIntegration {
  return {
    name: "site",
    hooks: {
      "astro:config:setup": ({ addClientDirective, injectRoute, updateConfig }) => {
        addClientDirective({ name: "on-use", entrypoint: "./src/careers/on-use.ts" });
        const font = findFontFile();
        if ("problem" in font) throw new Error(JSON.stringify(font.problem));
        updateConfig({ vite: { resolve: { alias: [{ find: /^#font/, replacement: resolve(font.path) }] } } });
        for (const { path, file } of siteMap)
          injectRoute({ pattern: path, entrypoint: `./src/${file}`, prerender: true });
      },
    },
  };
}
