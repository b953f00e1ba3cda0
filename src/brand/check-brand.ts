import { existsSync } from "node:fs";
import postcss, { CssSyntaxError } from "postcss";
import { readOwnerText } from "../content/owner-files.ts";
import { ContentError, findNearestName, type Problem } from "../content/problems.ts";
import { findContrastProblems } from "./contrast.ts";
import { findFontFile } from "./font.ts";
import { logoFolder, readLogo } from "./logo.ts";
import {
  brandSheetPath,
  collectTokens,
  convertToHexColour,
  parseColourTokens,
  readTokenSheets,
  replaceVariables,
  siteColours,
} from "./tokens.ts";

const anExample = "un color, por ejemplo #0b5cad;";

/**
 * Finds in brand.css what is no colour, a missing one of the two colours, a name that nothing reads, colours outside of `@theme`
 * and media queries, where nothing would check their contrast, and a font that no `@font-face` declares.
 */
export function findInvalidBrandTokens(brandCss: string): Problem[] {
  const problems: Problem[] = [];
  const sheet = postcss.parse(brandCss);
  const values = collectTokens(postcss.parse(readTokenSheets(brandCss)));
  const names = ["--brand", "--action", ...collectTokens(postcss.parse(readTokenSheets(""))).keys()];
  const missing = new Set(["--brand", "--action"]);
  sheet.walkDecls(/^--./, (declaration) => {
    const { prop: field, value, parent, source } = declaration;
    const report = (found: string, expected: string, nearest?: string) =>
      problems.push({ file: brandSheetPath, line: source?.start?.line, field, found, expected, nearest });
    missing.delete(field);
    if (!names.includes(field) && !new RegExp(`var\\(\\s*${field}\\s*[,)]`).test(brandCss))
      report(`el nombre "${field}"`, "un nombre de src/brand/tokens.css", findNearestName(field, names));
    if (!/^--(color-.|brand$|action$|font-sans$)/.test(field)) return;
    if (field === "--font-sans") {
      if (!/^["']?Site\b/.test(value))
        report(`${value}, una letra que el sitio no tiene`, '"Site": la letra es un paquete de package.json');
    } else if (parent?.type === "rule" && parent.parent?.type === "root")
      report("un color fuera de @theme", "los colores dentro de @theme { }, donde se revisa si se leen");
    else if (!convertToHexColour(replaceVariables(value, values))) report(JSON.stringify(value), anExample);
  });
  for (const field of missing)
    problems.push({ file: brandSheetPath, field, found: "nada", expected: anExample });
  return problems;
}

/** Lists what is wrong with brand.css: first colours and fonts, then, if these are valid, the worst pair of each colour. */
function listBrandCssProblems(): readonly Problem[] {
  try {
    const brandCss = existsSync(brandSheetPath) ? readOwnerText(brandSheetPath) : "";
    const problems = findInvalidBrandTokens(brandCss);
    return problems.length > 0 ? problems : findContrastProblems(brandCss);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, source = "" } = error;
    const found = `algo que no es CSS, aquí o en la línea de arriba: ${source.split("\n")[line - 1]?.trim()}`;
    return [{ file: brandSheetPath, line, found, expected: "algo como @theme { --brand: #0b5cad; }" }];
  }
}

const someColours = "@theme { --brand: navy; --action: orange; }";

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
