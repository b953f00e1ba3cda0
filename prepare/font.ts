import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { findFontFile, fontWeights } from "../src/brand/font.ts";
import { site } from "../site.config.ts";
import { formatProblem } from "../site.problems.ts";
import { exitOnFaults } from "./exit-on-faults.ts";

const printableAscii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));

/** Letters of Spanish and Portuguese and common signs, which stay in the font for texts that the owner adds later. */
const nonAsciiCharactersToKeep = "áéíóúüñÁÉÍÓÚÜÑ¿¡ªºãõâêôàçÃÕÂÊÔÀÇ«»“”‘’–—…·•°§©®%×€−→←\u00a0";

/** The OpenType features that the font keeps. All others would add 10 % to the font file. */
const keptFontFeatures = ["kern", "liga", "calt", "ccmp", "locl", "rvrn", "tnum"];

/** Vite plugin: writes `.cache/font.woff2` with only the site's letters, small enough for the first packets of a response. */
export function subsetFontPlugin(): Plugin {
  let path: string;
  return {
    name: "site-font",
    applyToEnvironment: ({ name }) => name === "client",
    config() {
      const found = findFontFile();
      if ("path" in found) path = found.path;
      else exitOnFaults([formatProblem(found.problem, site.locale)]);
    },
    async buildStart() {
      const sources = [
        "site.config.ts",
        ...globSync("app/**/*.{ts,tsx}"),
        ...globSync("content/**/*.{md,yaml}"),
      ].map((path) => readFileSync(path, "utf8"));
      const alphabet = [...new Set([...printableAscii, ...nonAsciiCharactersToKeep, ...sources.join("")])]
        .sort()
        .join("");
      // The options are in a variable: in a literal TypeScript would refuse keepFeatures, which subset-font's types lack.
      const options = {
        targetFormat: "woff2" as const,
        keepFeatures: keptFontFeatures,
        variationAxes: { wght: { min: fontWeights.normal, max: fontWeights.strong } },
      };
      const font = await subsetFont(readFileSync(path), alphabet, options);
      mkdirSync(".cache", { recursive: true });
      writeFileSync(".cache/font.woff2", font);
    },
  };
}
