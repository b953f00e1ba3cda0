import { wcagContrast } from "culori";
import postcss from "postcss";
import type { Problem } from "../content/reading/problems.ts";
import { brandSheetPath, darkSchemeMediaQuery, parseColourTokens, readTokenSheets } from "./tokens.ts";

/** The colours of texts on some backgrounds, and of borders of controls and focus rings there. A new pair belongs here. */
const colourPairs: { on: string[]; texts: string[]; edges?: string[]; scheme?: "light" | "dark" }[] = [
  {
    on: ["surface", "surface-sunk", "surface-raised"],
    texts: ["ink", "ink-soft", "brand", "brand-strong", "good", "bad"],
    edges: ["line-strong", "brand"],
  },
  {
    on: ["brand-wash"],
    texts: ["ink", "ink-soft", "brand", "brand-strong"],
    edges: ["line-strong", "brand"],
  },
  { on: ["good-wash"], texts: ["ink", "ink-soft", "good"] },
  { on: ["bad-wash"], texts: ["ink", "ink-soft", "bad"] },
  { on: ["chat"], texts: ["ink", "ink-soft", "brand-strong"], edges: ["brand"] },
  { on: ["chat-agent"], texts: ["ink", "chat-time", "brand-strong"] },
  { on: ["chat-customer"], texts: ["ink", "chat-time"] },
  { on: ["sky", "sand"], texts: ["ink", "brand", "brand-strong"] },
  // The focus ring has the colour of a text on night.
  { on: ["night", "night-raised"], texts: ["on-night", "on-night-soft", "brand-bright"] },
  { on: ["night"], texts: ["alarm"] },
  { on: ["action", "action-strong"], texts: ["action-ink"] },
  { on: ["ink", "brand", "brand-strong", "bad"], texts: ["surface"] },
  { on: ["brand-bright"], texts: ["night"] },
  { on: ["stamp"], texts: ["on-night"] },
  // Paper stays light in the dark scheme, with tokens that are dark there (paper.css).
  { on: ["paper"], texts: ["ink", "ink-soft", "brand-strong"], scheme: "light" },
  { on: ["paper"], texts: ["surface-sunk", "night-raised", "brand-wash"], scheme: "dark" },
];

/**
 * Finds the worst pair of each colour among those with too little contrast, with the line of brand.css that causes it. With
 * `prefers-contrast: more` soft colours become others of these pairs.
 * @param brandCss the text of the owner's brand.css
 * @param minTextContrast 4.5 is WCAG AA, 7 is AAA; edges need 3
 */
export function findContrastProblems(brandCss: string, minTextContrast = 4.5): Problem[] {
  const lines = new Map<string, number | undefined>();
  postcss.parse(brandCss).walkDecls(/^--color-/, ({ prop, source }) => {
    lines.set(prop, source?.start?.line);
  });
  const found: { contrast: number; problem: Problem }[] = [];
  const css = readTokenSheets(brandCss);
  const tokens = { light: parseColourTokens(css), dark: parseColourTokens(css, darkSchemeMediaQuery) };
  for (const [scheme, token] of Object.entries(tokens)) {
    const check = (name: string, background: string, minimum: number) => {
      const contrast = wcagContrast(token(name), token(background));
      if (contrast >= minimum) return;
      const [changed, other] = lines.has(`--color-${name}`) ? [name, background] : [background, name];
      const isLighter = wcagContrast("#fff", token(other)) > wcagContrast("#000", token(other));
      const problem = {
        file: brandSheetPath,
        line: lines.get(`--color-${changed}`),
        field: [`--color-${changed}`],
        // The contrast is rounded down, because 4.499 must not read as 4.5.
        found: `${Math.floor(contrast * 100) / 100}:1 con --color-${other} (${scheme === "light" ? "claro" : "oscuro"})`,
        expected: `${minimum}:1 o más: un tono más ${isLighter ? "claro" : "oscuro"}, o quita esa línea`,
      };
      found.push({ contrast, problem });
    };
    for (const { on, texts, edges = [], scheme: onlyScheme = scheme } of colourPairs) {
      if (onlyScheme !== scheme) continue;
      for (const background of on) {
        for (const name of texts) check(name, background, minTextContrast);
        for (const name of edges) check(name, background, 3);
      }
    }
  }
  found.sort((one, other) => other.contrast - one.contrast);
  const worstByColour = [...new Map(found.map(({ problem }) => [String(problem.field), problem])).values()];
  // A token that refers to one of the owner's fails with it.
  const own = worstByColour.filter(({ line }) => line !== undefined);
  return own.length > 0 ? own : worstByColour;
}
