import { readFileSync } from "node:fs";
import { tellProblem } from "../prepare/content/problems.ts";
import { site } from "../site.config.ts";
import { fontFile } from "./font.ts";
import { colourTokens, dark, readTokens } from "./tokens.ts";

const found = fontFile();
if ("problem" in found) throw new Error(tellProblem(found.problem, site.locale));

/** The style sheet as it is written. */
export const css = readTokens();

/** The parts of a `Site` that exist before a build, for unit tests. */
export const unbuiltSite = {
  config: site,
  token: colourTokens(css),
  darkToken: colourTokens(css, dark),
  font: { path: found.path, bytes: readFileSync(found.path) },
  logo: undefined,
};
