import { mark } from "../app/mark.ts";

/**
 * The icon of the browser's tab: the mark in ink, light where the browser is dark.
 * @param css the style sheet whose tokens give the colours
 * @returns SVG text
 * @throws Error when a token is not there
 */
export function favicon(css: string): string {
  const token = (name: string) => {
    const value = css.match(new RegExp(`--color-${name}:\\s*([^;}]+)`))?.[1];
    if (!value) throw new Error(`app.css has no --color-${name}, which the icon is drawn in`);
    return value;
  };
  const { viewBox, strokeWidth, arc, sky, ground } = mark;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">` +
    `<style>g{stroke:${token("ink")}}path.s{fill:${token("brand")}}` +
    `@media(prefers-color-scheme:dark){g{stroke:${token("on-night")}}path.s{fill:${token("brand-bright")}}}</style>` +
    `<g fill="none" stroke-width="${strokeWidth}" stroke-linecap="round"><path d="${arc}"/><path d="${ground}"/></g>` +
    `<path class="s" d="${sky}"/></svg>`
  );
}
