import postcss from "postcss";
import { z } from "zod";
import { convertToHexColour } from "../src/brand/tokens.ts";
import { strictObject } from "../src/content/reading/schema-helpers.ts";

const colour = (title: string, example: string) =>
  z
    .string()
    .refine((text) => convertToHexColour(text) !== undefined)
    .meta({ title, description: "un color", examples: [example] });

export const colourFields = strictObject({
  brand: colour("Color de la marca", "#0b5cad"),
  action: colour("Color del botón que agenda", "#f5b942"),
});

export type BrandColours = z.output<typeof colourFields>;

/** Builds the text of brand.css with the owner's two colours; all else stays. */
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
