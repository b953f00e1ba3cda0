import { readFileSync } from "node:fs";
import postcss from "postcss";
import { formatProblem, type Problem } from "../content/problems.ts";
import { findLowContrastPairs, formatLowContrastPair, minTextContrast } from "./contrast.ts";
import { convertToHexColour, readTokenSheets } from "./tokens.ts";

/**
 * Finds values of colour tokens in brand.css that are no colour, and colours in a rule such as `:root` outside media queries,
 * where nothing would check their contrast.
 * @param css text of brand.css
 */
export function findUncheckableBrandCssColours(css: string): Problem[] {
  const problems: Problem[] = [];
  postcss.parse(css).walkDecls(/^--color-./, ({ prop: field, value, parent, source }) => {
    const place = { file: "brand.css", ...(source?.start && { line: source.start.line }), field };
    if (!value.startsWith("var(") && convertToHexColour(value) === undefined)
      problems.push({
        ...place,
        found: JSON.stringify(value),
        expected: 'un color, por ejemplo "#0b5cad"',
      });
    else if (parent?.type === "rule" && parent.parent?.type === "root")
      problems.push({
        ...place,
        found: `un color dentro de ${(parent as postcss.Rule).selector}`,
        expected: "los colores dentro de @theme { }, donde se revisa si se leen",
      });
  });
  return problems;
}

/** Finds a font family in brand.css that no `@font-face` declares, so that pages would show the fallback. */
function findUndeclaredFontFamily(css: string): Problem[] {
  const family = /--font-sans:\s*["']?([^"',;}]+)/.exec(css)?.[1]?.trim();
  if (family === undefined || family === "Site") return [];
  return [
    {
      file: "brand.css",
      field: "--font-sans",
      found: `${JSON.stringify(family)}, que ningún @font-face declara, así que se vería la letra de reemplazo`,
      expected: '"Site": la letra se cambia con otro paquete de @fontsource-variable en package.json',
    },
  ];
}

/** Lists what is wrong with brand.css: colours and fonts, then pairs of colours that fail WCAG AA; one line each. */
export function listBrandCssProblems(): string[] {
  const css = readFileSync("brand.css", "utf8");
  const problems = [...findUncheckableBrandCssColours(css), ...findUndeclaredFontFamily(css)];
  if (problems.length > 0) return problems.map((problem) => formatProblem(problem));
  return findLowContrastPairs(readTokenSheets(), minTextContrast).map((pair) => formatLowContrastPair(pair));
}
