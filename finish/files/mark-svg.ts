import { mark } from "../../app/mark.ts";

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

/** @returns the mark as an SVG document, filling it from edge to edge */
export function markSvg(ink: string, sky: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}">${markShapes(ink, sky)}</svg>`;
}
