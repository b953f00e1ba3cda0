import { readFileSync } from "node:fs";
import postcss from "postcss";
import type { Plugin } from "vite";
import { findLowContrastPairs, formatLowContrastPair, minTextContrast } from "./contrast.ts";
import { convertToHexColour, readTokenSheets } from "./tokens.ts";
import { site } from "../../site.config.ts";
import { formatProblem, type Problem } from "../../site.problems.ts";
import { exitOnFaults } from "../../prepare/exit-on-faults.ts";

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

/**
 * Vite plugin: stops the build and the development server if a colour in brand.css is invalid or a colour pair of the site
 * fails WCAG AA.
 */
export function checkColoursAndContrastPlugin(): Plugin {
  return {
    name: "contrast",
    config() {
      exitOnFaults(
        findUncheckableBrandCssColours(readFileSync("brand.css", "utf8")).map((problem) =>
          formatProblem(problem, site.locale),
        ),
      );
      exitOnFaults(
        findLowContrastPairs(readTokenSheets(), minTextContrast).map((pair) =>
          formatLowContrastPair(pair, site.locale),
        ),
      );
    },
  };
}
