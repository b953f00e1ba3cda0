import { mark } from "../../app/mark.ts";
import type { Drawing } from "../logo.ts";
import type { Tokens } from "../tokens.ts";

/** The mark as SVG elements. */
export function markElements(ink: string, sky: string): string {
  return (
    `<path fill="${sky}" d="${mark.sky}"/>` +
    `<path fill="none" stroke="${ink}" stroke-width="${mark.strokeWidth}" stroke-linecap="round" d="${mark.arc}${mark.ground}"/>`
  );
}

/** The mark as an SVG document without margins. */
export function markSvg(token: Tokens): Drawing {
  const svg = (ink: string, sky: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${markElements(ink, sky)}</svg>`;
  return {
    onLight: svg(token("ink"), token("brand")),
    onDark: svg(token("on-night"), token("brand-bright")),
    plated: false,
    ratio: 1,
  };
}
