import { wcagContrast } from "culori";
import postcss from "postcss";
import { convertToHexColour, parseColourTokens } from "../src/brand/tokens.ts";

/** The two colours that an owner chooses, in any CSS notation: of the brand, and of the button that books a meeting. */
export interface BrandColours {
  brand: string;
  action: string;
}

/** Builds the text of brand.css with the owner's two colours. @param brandCss the current text, of which all else stays */
export function buildBrandSheet(brandCss: string, colours: BrandColours): string {
  const root = postcss.parse(brandCss);
  const missing = new Map(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
  root.walkDecls(/^--(brand|action)$/, (declaration) => {
    declaration.value = colours[declaration.prop.slice(2) as keyof BrandColours];
    missing.delete(declaration.prop);
  });
  const lines = Array.from(missing, ([name, value]) => `  ${name}: ${value};\n`);
  return lines.length > 0 ? `${root}\n@theme {\n${lines.join("")}}\n` : `${root}`;
}

/**
 * Describes where the owner's colours work less well: texts get a light brand colour darker, and a button may be lost on its
 * background.
 * @param css the style sheets with tokens, and the owner's colours
 * @returns one line in Spanish for each
 */
export function describeColourLimits(css: string, { brand }: BrandColours): string[] {
  const token = parseColourTokens(css);
  const [wanted, shown, action] = [convertToHexColour(brand), token("brand"), token("action")];
  return [
    ...(wanted === shown
      ? []
      : [
          `colors.brand: ${wanted} no se lee como texto sobre todos los fondos del sitio; textos y enlaces llevan ${shown}, el mismo color más oscuro`,
        ]),
    ...(wcagContrast(action, token("night")) < 2
      ? [`colors.action: ${action} casi no se ve sobre las franjas oscuras; un color más claro destaca`]
      : []),
    ...(wcagContrast(action, token("surface")) < 1.3
      ? [`colors.action: ${action} casi no se ve sobre las páginas claras; un color más oscuro destaca`]
      : []),
  ];
}
