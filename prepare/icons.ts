import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { getContentType } from "../deploy/headers.ts";
import { buildIconFiles } from "../src/endpoints/icons.ts";
import { findFontFile } from "../src/brand/font.ts";
import { readLogo } from "../src/brand/logo.ts";
import { parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { site } from "../site.config.ts";
import { formatProblem } from "../site.problems.ts";

/** @returns the icons and the web manifest by file name, drawn from the current logo and colours */
function drawIconsAndWebManifest(): Promise<Map<string, Buffer>> {
  const token = parseColourTokens(readTokenSheets());
  const font = findFontFile();
  if ("problem" in font) throw new Error(formatProblem(font.problem, site.locale));
  const found = readLogo("public", token, site.locale);
  if ("faults" in found) throw new Error(found.faults.join("\n"));
  return buildIconFiles({
    config: site,
    token,
    logo: found.logo,
    font: { path: font.path, bytes: readFileSync(font.path) },
  });
}

/** Vite plugin: serves the icons in development. The build writes them as files (src/endpoints/icons.ts). */
export function developmentIconsPlugin(): Plugin {
  return {
    name: "development-icons",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        if (!/^\/(favicon|apple-touch-icon|icon-|site\.webmanifest)/.test(url)) return next();
        try {
          const name = url.slice(1).replace(/\?.*/, "");
          const file = (await drawIconsAndWebManifest()).get(name);
          if (!file) return next();
          response.setHeader("Content-Type", getContentType(name));
          response.end(file);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
