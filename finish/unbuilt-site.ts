import { readFileSync } from "node:fs";
import { formatProblem } from "../prepare/content/problems.ts";
import { site } from "../site.config.ts";
import { findFontFile } from "./font.ts";
import { darkQuery, parseColourTokens, readTokenSheets } from "./tokens.ts";

const foundFont = findFontFile();
if ("problem" in foundFont) throw new Error(formatProblem(foundFont.problem, site.locale));

export const tokenCss = readTokenSheets();

/** The parts of a `BuiltSite` that exist before a build, for unit tests. */
export const unbuiltSite = {
  config: site,
  token: parseColourTokens(tokenCss),
  darkToken: parseColourTokens(tokenCss, darkQuery),
  font: { path: foundFont.path, bytes: readFileSync(foundFont.path) },
  logo: undefined,
};
