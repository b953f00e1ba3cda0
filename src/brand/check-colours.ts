import { readFileSync } from "node:fs";
import postcss from "postcss";
import { findLowContrastPairs, formatLowContrastPair, minTextContrast } from "./contrast.ts";
import { convertToHexColour, readTokenSheets } from "./tokens.ts";
import { site } from "../../site.config.ts";
import { formatProblem, type Problem } from "../../site.problems.ts";

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
        expected: { es: 'un color, por ejemplo "#0b5cad"', en: 'a colour, for example "#0b5cad"' },
      });
    else if (parent?.type === "rule" && parent.parent?.type === "root")
      problems.push({
        ...place,
        found: {
          es: `un color dentro de ${(parent as postcss.Rule).selector}`,
          en: `a colour in ${(parent as postcss.Rule).selector}`,
        },
        expected: {
          es: "los colores dentro de @theme { }, donde se revisa si se leen",
          en: "colours in @theme { }, where their contrast is checked",
        },
      });
  });
  return problems;
}

/** Finds colours in brand.css that are no colour or are out of reach of the checks, else pairs that fail WCAG AA; a line each. */
export function listColourProblems(): string[] {
  const unclear = findUncheckableBrandCssColours(readFileSync("brand.css", "utf8"));
  if (unclear.length > 0) return unclear.map((problem) => formatProblem(problem, site.locale));
  return findLowContrastPairs(readTokenSheets(), minTextContrast).map((pair) =>
    formatLowContrastPair(pair, site.locale),
  );
}
