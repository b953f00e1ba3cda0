import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { fontFile, fontWeights } from "../finish/font.ts";
import { stopAt } from "./stop-at.ts";

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));

/** What Spanish and Portuguese are written with, for names and places that an owner will write yet. */
const latinAmerican = "áéíóúüñÁÉÍÓÚÜÑ¿¡ªºãõâêôàçÃÕÂÊÔÀÇ«»“”‘’–—…·•°§©®%×€−→←\u00a0";

/**
 * What shapes text by itself, and figures of one width for tables and clocks. The font's other features, fractions
 * above all, would make the file a tenth larger for nothing on the site.
 */
const features = ["kern", "liga", "calt", "ccmp", "locl", "rvrn", "tnum"];

/**
 * Writes `.cache/font.woff2`, which app.css names: the font with the letters of the site only. That is small enough
 * for a server's first flight of packets, so it arrives a round trip earlier. Other letters show in the fallback.
 */
export function siteFont(): Plugin {
  let path: string;
  return {
    name: "site-font",
    applyToEnvironment: ({ name }) => name === "client",
    config() {
      const found = fontFile();
      if ("path" in found) path = found.path;
      else stopAt([found.fault]);
    },
    async buildStart() {
      const sources = ["site.config.ts", ...globSync("app/**/*.{ts,tsx}")].map((path) =>
        readFileSync(path, "utf8"),
      );
      const alphabet = [...new Set([...printableAscii, ...latinAmerican, ...sources.join("")])]
        .sort()
        .join("");
      // Not written in place: the types of subset-font, of 2.3, do not know of keepFeatures.
      const options = {
        targetFormat: "woff2" as const,
        keepFeatures: features,
        variationAxes: { wght: { min: fontWeights.normal, max: fontWeights.strong } },
      };
      const font = await subsetFont(readFileSync(path), alphabet, options);
      mkdirSync(".cache", { recursive: true });
      writeFileSync(".cache/font.woff2", font);
    },
  };
}
