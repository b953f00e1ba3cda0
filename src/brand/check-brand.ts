import type { Problem } from "../content/problems.ts";
import { listBrandCssProblems } from "./check-brand-css.ts";
import { findFontFile } from "./font.ts";
import { logoFolder, readLogo } from "./logo.ts";
import { parseColourTokens, readTokenSheets, siteColours } from "./tokens.ts";

const someColours = "@theme { --brand: navy; --action: orange; }";

/** Lists what is wrong with the owner's colours, font and logo. */
export function listBrandProblems(): Problem[] {
  const brandCss = listBrandCssProblems();
  // While the colours are invalid, the logo is compared with others.
  const colours = brandCss.length > 0 ? parseColourTokens(readTokenSheets(someColours)) : siteColours.light;
  const logo = readLogo(logoFolder, colours);
  const font = findFontFile();
  return [
    ...brandCss,
    ...("problems" in logo ? logo.problems : []),
    ...("problem" in font ? [font.problem] : []),
  ];
}
