import type { Plugin } from "vite";
import { faintPairs, pairLine } from "../finish/contrast.ts";
import { readTokens } from "../finish/tokens.ts";
import { site } from "../site.config.ts";
import { stopAt } from "./stop-at.ts";

/** Stops where a text of the site could not be read (WCAG AA). */
export function contrast(): Plugin {
  return {
    name: "contrast",
    config() {
      stopAt(faintPairs(readTokens(), 4.5).map((pair) => pairLine(pair, site.locale)));
    },
  };
}
