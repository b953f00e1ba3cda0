import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { faintPairs, pairLine } from "../finish/contrast.ts";

/** Ends the process with status 1 when a text of the site could not be read (WCAG AA), one line each on standard error. */
export function contrast(): Plugin {
  return {
    name: "contrast",
    config() {
      const faint = faintPairs(readFileSync("app/app.css", "utf8"), 4.5);
      for (const pair of faint) console.error(pairLine(pair));
      if (faint.length > 0) process.exit(1);
    },
  };
}
