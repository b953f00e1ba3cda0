import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const packaged = "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";

/**
 * What is wrong with the font's file.
 * @param path below node_modules
 * @returns one line with the files that there are; undefined when all is well
 */
export function fontFault(path: string): string | undefined {
  const file = join("node_modules", path);
  if (existsSync(file)) return undefined;
  const beside = globSync(join(dirname(file), "*-latin-wght-normal.woff2")).map((one) => basename(one));
  const packages = globSync("node_modules/@fontsource-variable/*").map(
    (one) => `npm package @fontsource-variable/${basename(one)}`,
  );
  const known = beside.length > 0 ? beside : packages;
  return `prepare/font.ts: packaged: found ${JSON.stringify(path)}, which is not in node_modules; expected ${known.join(" or ") || "a font package: npm i -D @fontsource-variable/inter"}`;
}

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
  return {
    name: "site-font",
    applyToEnvironment: ({ name }) => name === "client",
    config() {
      const fault = fontFault(packaged);
      if (!fault) return;
      console.error(fault);
      process.exit(1);
    },
    async buildStart() {
      const sources = ["site.config.ts", ...globSync("app/**/*.{ts,tsx}")].map((path) =>
        readFileSync(path, "utf8"),
      );
      const alphabet = [...new Set([...printableAscii, ...latinAmerican, ...sources.join("")])]
        .sort()
        .join("");
      // Not written in place: the types of subset-font, of 2.3, do not know of keepFeatures.
      const options = { targetFormat: "woff2" as const, keepFeatures: features };
      const font = await subsetFont(readFileSync(join("node_modules", packaged)), alphabet, options);
      mkdirSync(".cache", { recursive: true });
      writeFileSync(".cache/font.woff2", font);
    },
  };
}
