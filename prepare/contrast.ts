import type { Plugin } from "vite";
import { findLowContrastPairs, formatLowContrastPair, minTextContrast } from "../finish/contrast.ts";
import { readTokenSheets } from "../finish/tokens.ts";
import { site } from "../site.config.ts";
import { exitOnFaults } from "./exit-on-faults.ts";

/** Vite plugin: stops the build if a colour pair fails WCAG AA. */
export function contrastPlugin(): Plugin {
  return {
    name: "contrast",
    config() {
      exitOnFaults(
        findLowContrastPairs(readTokenSheets(), minTextContrast).map((pair) =>
          formatLowContrastPair(pair, site.locale),
        ),
      );
    },
  };
}
