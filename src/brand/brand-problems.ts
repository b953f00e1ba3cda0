import { existsSync } from "node:fs";
import postcss, { CssSyntaxError } from "postcss";
import { joinContentPath } from "../content/reading/folder.ts";
import { findNearestName, type Problem, readOrCollectProblems } from "../content/reading/problems.ts";
import { readOwnerText } from "../content/reading/read-text-file.ts";
import { findContrastProblems } from "./contrast.ts";
import { findFontFile } from "./font.ts";
import { readLogo } from "./logo.ts";
import {
  brandSheetPath,
  collectTokens,
  convertToHexColour,
  parseColourTokens,
  readTokenSheets,
  replaceVariables,
} from "./tokens.ts";

const anExample = "un color, por ejemplo #0b5cad;";

/**
 * Finds in brand.css invalid colours, a missing one of the two colours, unknown tokens, colours outside `@theme`
 * and media queries, where nothing would check their contrast, and a font that no `@font-face` declares.
 */
export function findInvalidBrandTokens(brandCss: string): Problem[] {
  const problems: Problem[] = [];
  const sheet = postcss.parse(brandCss);
  const values = collectTokens(postcss.parse(readTokenSheets(brandCss)));
  const names = ["--brand", "--action", ...collectTokens(postcss.parse(readTokenSheets(""))).keys()];
  const missing = new Set(["--brand", "--action"]);
  sheet.walkDecls(/^--./, (declaration) => {
    const { prop: name, value, parent, source } = declaration;
    const report = (found: string, expected: string, nearest?: string) =>
      problems.push({
        file: brandSheetPath,
        line: source?.start?.line,
        field: [name],
        found,
        expected,
        nearest,
      });
    missing.delete(name);
    if (!names.includes(name) && !new RegExp(`var\\(\\s*${name}\\s*[,)]`).test(brandCss))
      report(`el nombre "${name}"`, "un nombre de src/brand/tokens.css", findNearestName(name, names));
    if (!/^--(color-.|brand$|action$|font-sans$)/.test(name)) return;
    if (name === "--font-sans") {
      if (!/^["']?Site\b/.test(value))
        report(`${value}, una letra que el sitio no tiene`, '"Site": la letra es un paquete de package.json');
    } else if (parent?.type === "rule" && parent.parent?.type === "root")
      report("un color fuera de @theme", "los colores dentro de @theme { }, donde se revisa si se leen");
    else if (!convertToHexColour(replaceVariables(value, values))) report(JSON.stringify(value), anExample);
  });
  for (const name of missing)
    problems.push({ file: brandSheetPath, field: [name], found: "nada", expected: anExample });
  return problems;
}

/** Lists what is wrong with brand.css: first colours and fonts, then, if these are valid, the worst pair of each colour. */
function listBrandCssProblems(brandCss: string): readonly Problem[] {
  try {
    const problems = findInvalidBrandTokens(brandCss);
    return problems.length > 0 ? problems : findContrastProblems(brandCss);
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 1, source = "" } = error;
    const found = `algo que no es CSS, aquí o en la línea de arriba: ${source.split("\n")[line - 1]?.trim()}`;
    return [{ file: brandSheetPath, line, found, expected: "algo como @theme { --brand: #0b5cad; }" }];
  }
}

const someColours = "@theme { --brand: navy; --action: orange; }";

/** Lists what is wrong with the brand.css and the logo of a folder of content, and with the font. */
export function listBrandProblems(contentFolder: string): Problem[] {
  const file = joinContentPath(contentFolder, "brand.css");
  const { value: brandCss = "", problems } = readOrCollectProblems(() =>
    existsSync(file) ? readOwnerText(file) : "",
  );
  const cssProblems = problems.length > 0 ? problems : listBrandCssProblems(brandCss);
  // While the colours are invalid, the logo is compared with others.
  const css = readTokenSheets(cssProblems.length > 0 ? someColours : brandCss);
  const logo = readLogo(contentFolder, parseColourTokens(css));
  const font = findFontFile();
  return [
    ...cssProblems.map((problem) => ({ ...problem, file })),
    ...("problems" in logo ? logo.problems : []),
    ...("problem" in font ? [font.problem] : []),
  ];
}
