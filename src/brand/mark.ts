import type { LogoDrawing } from "./logo.ts";
import type { TokenColourLookup } from "./tokens.ts";

/**
 * The sample's logo mark: a horizon with the arc of the sky above it. The wordmark, the icons and the share images use these
 * paths; the colours come from tokens.css.
 */
export const sampleMark = {
  size: 32,
  strokeWidth: 3.5,
  /** The SVG path of a line with round ends, in the colour of the text beside it; `ground` likewise. */
  arc: "M4 20a12 12 0 0 1 24 0",
  ground: "M2 26.5h28",
  sky: "M10.5 20a5.5 5.5 0 0 1 11 0z",
};

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
