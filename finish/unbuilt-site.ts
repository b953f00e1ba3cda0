import { readFileSync } from "node:fs";
import { site } from "../site.config.ts";
import { fontFile } from "./font.ts";
import { colourTokens, dark } from "./tokens.ts";

const found = fontFile();
if ("fault" in found) throw new Error(found.fault);

/** The style sheet as it is written. */
export const css = readFileSync("app/app.css", "utf8");

/** What steps get of the site before it is built, for their tests. */
export const unbuiltSite = {
  config: site,
  token: colourTokens(css),
  darkToken: colourTokens(css, dark),
  font: { path: found.path, bytes: readFileSync(found.path) },
  logo: undefined,
};
