import { mark } from "../../app/mark.ts";
import type { Drawing } from "../logo.ts";
import type { Tokens } from "../tokens.ts";

/**
 * The mark as SVG elements, to be set into a drawing.
 * @param ink colour of the lines
 * @param sky colour of the area
 */
export function markShapes(ink: string, sky: string): string {
  return (
    `<path fill="${sky}" d="${mark.sky}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="${mark.strokeWidth}" stroke-linecap="round" d="${mark.lines.join("")}"/>`
  );
}

/** The mark as a drawing that fills its document from edge to edge. */
export function markDrawing(token: Tokens): Drawing {
  const svg = (ink: string, sky: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${markShapes(ink, sky)}</svg>`;
  return {
    onLight: svg(token("ink"), token("brand")),
    onDark: svg(token("on-night"), token("brand-bright")),
    plated: false,
    ratio: 1,
  };
}
