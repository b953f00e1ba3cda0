import type { LogoDrawing } from "./logo.ts";
import { sampleMark } from "./mark.ts";
import type { TokenColourLookup } from "./tokens.ts";

/** Draws the sample's logo mark as SVG elements without the `<svg>` around them. */
export function drawMarkElements(lineColour: string, skyColour: string): string {
  return (
    `<path fill="${skyColour}" d="${sampleMark.sky}"/>` +
    `<path fill="none" stroke="${lineColour}" stroke-width="${sampleMark.strokeWidth}" stroke-linecap="round" d="${sampleMark.arc}${sampleMark.ground}"/>`
  );
}

/** Draws the sample's logo mark for light and for dark backgrounds, each as an SVG document without margins. */
export function drawSampleMark(token: TokenColourLookup): LogoDrawing {
  const svg = (ink: string, sky: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sampleMark.size} ${sampleMark.size}">${drawMarkElements(ink, sky)}</svg>`;
  return {
    onLight: svg(token("ink"), token("brand")),
    onDark: svg(token("on-night"), token("brand-bright")),
    needsLightPlate: false,
    aspectRatio: 1,
  };
}
