import type { Problem } from "../content/problems.ts";
import { listBrandCssProblems } from "./check-brand-css.ts";
import { findFontFile } from "./font.ts";
import { logoFolder, readLogo } from "./logo.ts";
import { siteColours } from "./tokens.ts";

/** Lists what is wrong with the owner's colours, font and logo. */
export function listBrandProblems(): Problem[] {
  const brandCss = listBrandCssProblems();
  // Colours of a logo are compared with those of the site, which must be valid first.
  const logo = brandCss.length > 0 ? { problems: [] } : readLogo(logoFolder, siteColours.light);
  const font = findFontFile();
  return [
    ...brandCss,
    ...("problems" in logo ? logo.problems : []),
    ...("problem" in font ? [font.problem] : []),
  ];
}
