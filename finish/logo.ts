import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { wcagContrast } from "culori";
import { attribute, type Element, elements, readPage, textOf } from "./dom.ts";
import type { Tokens } from "./tokens.ts";

/** One drawing in the two forms that it is shown in, as the texts of SVG files. */
export interface Drawing {
  onLight: string;
  /** The same as `onLight` where the owner gave one form that dark grounds swallow; then it stands on a light plate. */
  onDark: string;
  plated: boolean;
  /** Width by height. */
  ratio: number;
}

/** The owner's logo. */
export interface Logo extends Drawing {
  /** Whether it is so wide that it has the name in it: then the name does not stand beside it. */
  named: boolean;
  /** What fits a square; undefined where the owner gave only a wide one. */
  icon: Drawing | undefined;
}

/** Bytes. Every page asks for it at once. */
const heaviest = 20 * 1024;

const wideAs = (ratio: number) => `${Number(ratio.toFixed(1))} times as wide as high`;

/** What a drawing may not hold: it would run, move, come from elsewhere, or look different on every machine. */
const refusedTags = /^(script|foreignObject|image|text|animate\w*|set|a|iframe|object|embed|audio|video)$/i;
const elsewhere = /@import|url\(\s*["']?(?!\s*["']?#)|javascript:/i;

const rootOf = (svg: string): Element | undefined =>
  elements(readPage(svg), ({ tagName }) => tagName === "svg")[0];

function refusedIn(svg: string): string[] {
  const found: string[] = [];
  if (/<!ENTITY/i.test(svg)) found.push("<!ENTITY>");
  if (/<\?xml-stylesheet/i.test(svg)) found.push("<?xml-stylesheet?>");
  const root = rootOf(svg);
  for (const element of root ? elements(root, () => true) : []) {
    if (refusedTags.test(element.tagName) || !element.namespaceURI.endsWith("/svg"))
      found.push(`<${element.tagName}>`);
    for (const { name, value } of element.attrs)
      if (/^on/i.test(name) || (name === "href" && !value.startsWith("#")) || elsewhere.test(value))
        found.push(`${name}="${value.slice(0, 40)}"`);
    if (element.tagName === "style" && elsewhere.test(textOf(element))) found.push("url() in <style>");
  }
  return [...new Set(found)];
}

/** Width by height of the drawing; undefined where it does not say. */
function ratioOf(svg: string): number | undefined {
  const root = rootOf(svg);
  const [, , width = 0, height = 0] = ((root && attribute(root, "viewBox")) ?? "")
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

/**
 * What is wrong with the file of a drawing.
 * @param path for the message
 * @returns one line a fault: what was found, what is expected, what to do
 */
function fileFaults(path: string, svg: string): string[] {
  const size = Buffer.byteLength(svg);
  const refused = refusedIn(svg);
  const faults: string[] = [];
  if (size > heaviest)
    faults.push(
      `found ${(size / 1024).toFixed(1)} KB; expected ${heaviest / 1024} KB or less: export it as plain SVG without pictures inside, or make it smaller with npx svgo`,
    );
  if (refused.length > 0)
    faults.push(
      `found ${refused.join(", ")}; expected shapes alone: turn letters into outlines, pictures into shapes, and export it as plain SVG`,
    );
  const ratio = ratioOf(svg);
  const root = rootOf(svg);
  if (root && !ratio) {
    const [width, height] = ["width", "height"].map((name) => Number.parseFloat(attribute(root, name) ?? ""));
    faults.push(
      `found viewBox ${JSON.stringify(attribute(root, "viewBox") ?? "")}; expected four numbers, for example viewBox="0 0 ${width || 160} ${height || 40}"`,
    );
  }
  if (ratio && (ratio > 8 || ratio < 0.5))
    faults.push(
      `found a drawing ${wideAs(ratio)}; expected 0.5 to 8 times: cut the empty room around it off`,
    );
  try {
    new Resvg(svg);
  } catch (error) {
    faults.push(
      `found a file that is no drawing (${(error as Error).message}); expected <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">…</svg>`,
    );
  }
  return faults.map((fault) => `${path}: ${fault}`);
}

const inInk = (svg: string, ink: string) => svg.replaceAll(/currentcolor/gi, ink);

/**
 * How much of what a drawing covers is told from the ground, 0 to 1: by 3 to 1, as WCAG asks of what is seen. One that
 * brings a ground of its own is read on that, wherever it stands.
 */
function seenOn(svg: string, ground: string): number {
  const fitTo = { mode: "width", value: 160 } as const;
  const covers = new Resvg(svg, { fitTo }).render().pixels;
  const { pixels } = new Resvg(svg, { fitTo, background: ground }).render();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((covers[at + 3] ?? 0) < 128) continue;
    const colour = `#${pixels.readUIntBE(at, 3).toString(16).padStart(6, "0")}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const sum = (colours: [string, number][]) => colours.reduce((total, [, count]) => total + count, 0);
  const told = (colours: [string, number][], from: string) =>
    sum(colours.filter(([colour]) => wcagContrast(colour, from) >= 3)) / (sum(colours) || 1);
  const [most, ...others] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) return 0;
  const drawn = sum([most, ...others]);
  const hasOwnGround = drawn > 0.8 * (pixels.length / 4) && most[1] > drawn / 2;
  // Half, because the edges of its letters are of colours in between.
  if (hasOwnGround && told(others, most[0]) >= 0.5) return 1;
  return told([most, ...others], ground);
}

const percent = (share: number) => `${Math.floor(share * 100)} %`;

/** The two forms of a drawing. */
function drawing(svg: string, dark: string | undefined, token: Tokens): Drawing {
  const onLight = inInk(svg, token("ink"));
  const onDark = inInk(dark ?? svg, token("on-night"));
  const plated = dark === undefined && seenOn(onDark, token("night")) < 0.9;
  return { onLight, onDark: plated ? onLight : onDark, plated, ratio: ratioOf(svg) ?? 1 };
}

/**
 * Reads the owner's logo: `logo.svg`, its form for dark grounds in `logo-dark.svg` and a square one for icons in
 * `logo-icon.svg`, both of which may be left out. What is drawn in `currentColor` takes the colour of the texts.
 * @param folder `public`
 * @param token colours of the site
 * @returns the logo, undefined where there is none; or every fault, one line each
 */
export function readLogo(folder: string, token: Tokens): { logo: Logo | undefined } | { faults: string[] } {
  const pathOf = (name: string) => join(folder, name).replaceAll("\\", "/");
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : undefined;
  const names = { plain: "logo.svg", dark: "logo-dark.svg", icon: "logo-icon.svg" };
  const [plain, dark, icon] = Object.values(names).map(read);
  if (plain === undefined) {
    const [lone] = [dark && names.dark, icon && names.icon].filter(Boolean);
    if (!lone) return { logo: undefined };
    return { faults: [`${pathOf(names.plain)}: found nothing beside ${lone}; expected the logo itself`] };
  }
  const faults = Object.values(names).flatMap((name) => {
    const svg = read(name);
    return svg === undefined ? [] : fileFaults(pathOf(name), svg);
  });
  if (faults.length > 0) return { faults };

  const logo = drawing(plain, dark, token);
  const onPage = seenOn(logo.onLight, token("surface"));
  if (onPage < 0.5)
    faults.push(
      `${pathOf(names.plain)}: found a drawing of which ${percent(onPage)} is seen on the light page; expected half or more: give this form the name ${names.dark}, and a darker one the name ${names.plain}`,
    );
  if (dark !== undefined) {
    const [ratio, onNight] = [ratioOf(dark) ?? 1, seenOn(logo.onDark, token("night"))];
    if (onNight < 0.5)
      faults.push(
        `${pathOf(names.dark)}: found a drawing of which ${percent(onNight)} is seen on the dark bands; expected half or more: draw it in lighter colours`,
      );
    if (Math.abs(ratio / logo.ratio - 1) > 0.02)
      faults.push(
        `${pathOf(names.dark)}: found a drawing ${wideAs(ratio)}; expected ${wideAs(logo.ratio)}, like ${names.plain}: give both the same viewBox`,
      );
  }
  const square = icon === undefined ? undefined : drawing(icon, undefined, token);
  if (square && Math.abs(Math.log(square.ratio)) > Math.log(1.5))
    faults.push(
      `${pathOf(names.icon)}: found a drawing ${wideAs(square.ratio)}; expected a square: it is for the icons`,
    );
  if (faults.length > 0) return { faults };
  const named = logo.ratio > 1.5;
  return { logo: { ...logo, named, icon: square ?? (named ? undefined : logo) } };
}

/**
 * A drawing with a size, or as a part of another.
 * @param at place and size; in a file of its own only the size
 * @returns the text from `<svg` on
 */
export function sized(svg: string, at: Record<string, number>): string {
  const place = Object.entries(at).map(([name, value]) => ` ${name}="${value}"`);
  return svg
    .slice(svg.search(/<svg[\s>]/))
    .replace(/^<svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*>/, (_, attributes: string) => {
      const others = attributes.replace(/\s(x|y|width|height)\s*=\s*("[^"]*"|'[^']*')/g, "");
      return `<svg${place.join("")}${others}>`;
    });
}
