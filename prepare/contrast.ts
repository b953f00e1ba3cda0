import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { faintPairs, pairLine } from "../finish/contrast.ts";
import { stopAt } from "./stop-at.ts";

/** Stops where a text of the site could not be read (WCAG AA). */
export function contrast(): Plugin {
  return {
    name: "contrast",
    config() {
      stopAt(faintPairs(readFileSync("app/app.css", "utf8"), 4.5).map(pairLine));
    },
  };
}
