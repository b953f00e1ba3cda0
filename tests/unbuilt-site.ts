import { readFileSync } from "node:fs";
import { findFontFile } from "../src/brand/font.ts";
import { darkSchemeMediaQuery, parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { site } from "../site.config.ts";
import { formatProblem } from "../site.problems.ts";

const foundFontFile = findFontFile();
if ("problem" in foundFontFile) throw new Error(formatProblem(foundFontFile.problem, site.locale));

export const tokenSheetsCss = readTokenSheets();

/** The parts of a `BuiltSite` that exist before a build, for unit tests. */
export const sitePartsKnownBeforeBuild = {
  config: site,
  token: parseColourTokens(tokenSheetsCss),
  darkToken: parseColourTokens(tokenSheetsCss, darkSchemeMediaQuery),
  font: { path: foundFontFile.path, bytes: readFileSync(foundFontFile.path) },
  logo: undefined,
};
