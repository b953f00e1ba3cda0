import { readFileSync } from "node:fs";
import { formatProblem } from "../prepare/content/problems.ts";
import { site } from "../site.config.ts";
import { findFontFile } from "./font.ts";
import { dark, parseColourTokens, readTokenSheets } from "./tokens.ts";

const found = findFontFile();
if ("problem" in found) throw new Error(formatProblem(found.problem, site.locale));

export const css = readTokenSheets();

/** The parts of a `Site` that exist before a build, for unit tests. */
export const unbuiltSite = {
  config: site,
  token: parseColourTokens(css),
  darkToken: parseColourTokens(css, dark),
  font: { path: found.path, bytes: readFileSync(found.path) },
  logo: undefined,
};
