import { existsSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { wcagContrast } from "culori";
import { optimize, type XastElement } from "svgo";
import { type Problem, readOrCollectProblems } from "../content/reading/problems.ts";
import { readOwnerText } from "../content/reading/read-text-file.ts";
import type { TokenColourLookup } from "./tokens.ts";

export interface LogoDrawing {
  onLight: string;
  /** The version for dark backgrounds; equal to `onLight` if `needsLightPlate`. */
  onDark: string;
  /** Whether the logo stands on a light plate on dark backgrounds: it has no dark version and would be invisible there. */
  needsLightPlate: boolean;
  aspectRatio: number;
}

export interface Logo extends LogoDrawing {
  /** Whether the logo is wide, and so probably contains the firm's name: then the site does not repeat it. */
  containsName: boolean;
  /** The drawing for icons, about square; undefined if there is only a wide logo. */
  icon: LogoDrawing | undefined;
}

/** Maximum bytes of a logo without what drawing programs leave in it: nearly every page loads it. */
const maxLogoBytes = 20 * 1024;

/** A minified logo file. `svg` begins with `<svg`, which has a viewBox and neither width nor height. */
type LogoFile = Pick<LogoDrawing, "aspectRatio"> & { svg: string };
type Fault = Pick<Problem, "line" | "found" | "expected">;

const externalStylePattern = /@import[^;]*|url\(\s*["']?(?![#"'])[^)]*\)?/i;

/**
 * Lists the parts of an element that browsers do not draw inside an <img>, as the message quotes them: text,
 * photos and other files.
 */
function listUndrawable({ name, attributes, children }: XastElement): string[] {
  if (name === "text" || name === "image") return [`<${name}>`];
  const styles = name === "style" ? children.map((child) => ("value" in child ? child.value : "")) : [];
  return [
    ...Object.entries(attributes)
      .filter(([key, value]) => name !== "a" && /^(xlink:)?href$/.test(key) && !value.startsWith("#"))
      .map(([key, value]) => `${key}="${value}"`),
    ...[...Object.values(attributes), ...styles].flatMap(
      (style) => externalStylePattern.exec(style)?.[0] ?? [],
    ),
  ];
}

/** Minifies a logo file with svgo, and checks that browsers draw all of it inside an <img>. */
function readLogoSvg(source: string, widestRatio: number): LogoFile | { faults: Fault[] } {
  const undrawable = new Set<string>();
  let viewBox = "";
  const collect = {
    name: "collect",
    fn: () => ({
      element: {
        enter: (element: XastElement, parent: { type: string }) => {
          if (parent.type === "root") viewBox = element.attributes.viewBox ?? "";
          for (const found of listUndrawable(element)) undrawable.add(found.slice(0, 60));
        },
      },
    }),
  };
  let svg: string;
  try {
    // Scripts never run inside an <img>; without them the file is also harmless when somebody opens it.
    const plugins = ["preset-default", "removeScripts", "removeDimensions", collect] as const;
    svg = optimize(source, { plugins: [...plugins] }).data;
    svg = svg.slice(Math.max(0, svg.indexOf("<svg")));
    new Resvg(svg);
    if (!/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
      throw new Error("found no <svg> with xmlns");
  } catch (error) {
    const { line } = error as { line?: number };
    const found = "un archivo que no es un dibujo SVG completo";
    const expected = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">…</svg>: expórtalo otra vez como SVG simple`;
    return { faults: [{ line, found, expected }] };
  }
  const faults: Fault[] = [];
  const findLine = (text: string) =>
    source.split("\n").findIndex((line) => line.includes(text)) + 1 || undefined;
  const [undrawn] = undrawable;
  if (undrawn)
    faults.push({
      line: findLine(undrawn.replace(/>$/, "")),
      found: [...undrawable].join(", "),
      expected:
        "que tenga solo formas: convierte las letras en trazos y las fotos en formas, y no uses nada de otro archivo",
    });
  const bytes = Buffer.byteLength(svg);
  if (bytes > maxLogoBytes)
    faults.push({
      found: `${(bytes / 1024).toFixed(1)} KB`,
      expected: `que pese ${maxLogoBytes / 1024} KB o menos: simplifica los trazos, o usa una versión más simple del logo`,
    });
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  const aspectRatio = width / height;
  if (!(width > 0 && height > 0))
    faults.push({
      line: findLine("<svg"),
      found: `viewBox ${JSON.stringify(viewBox)}`,
      expected: 'uno con cuatro números, por ejemplo viewBox="0 0 160 40"',
    });
  else if (aspectRatio > widestRatio || aspectRatio < 0.5)
    faults.push({
      found: `un dibujo ${Number(aspectRatio.toFixed(1))} veces tan ancho como alto`,
      expected: `que sean entre 0.5 y ${widestRatio}: recorta el espacio vacío que lo rodea`,
    });
  return faults.length > 0 ? { faults } : { svg, aspectRatio };
}

/** @returns the share (0 to 1) of a drawing's pixels with 3:1 or more on `background`; 1 if visible on its own background */
function measureVisibleShare(svg: string, background: string): number {
  const fitTo = { mode: "width", value: 160 } as const;
  const covers = new Resvg(svg, { fitTo }).render().pixels;
  const { pixels } = new Resvg(svg, { fitTo, background }).render();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    if ((covers[at + 3] ?? 0) < 128) continue;
    const colour = `#${pixels.readUIntBE(at, 3).toString(16).padStart(6, "0")}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const sum = (colours: [string, number][]) => colours.reduce((total, [, count]) => total + count, 0);
  const visibleIn = (colours: [string, number][], from: string) =>
    sum(colours.filter(([colour]) => wcagContrast(colour, from) >= 3)) / (sum(colours) || 1);
  const [most, ...others] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) return 0;
  const drawn = sum([most, ...others]);
  const hasOwnBackground = drawn > 0.8 * (pixels.length / 4) && most[1] > drawn / 2;
  // Half of the pixels in other colours is enough, because those of antialiased edges lie in between.
  if (hasOwnBackground && visibleIn(others, most[0]) >= 0.5) return 1;
  return visibleIn([most, ...others], background);
}

/** Makes the drawing for both backgrounds: `currentColor` becomes the text colour of each. */
function createLogoDrawing(
  light: LogoFile,
  dark: LogoFile | undefined,
  token: TokenColourLookup,
): LogoDrawing {
  const onLight = light.svg.replaceAll(/currentcolor/gi, token("ink"));
  const onDark = (dark ?? light).svg.replaceAll(/currentcolor/gi, token("on-night"));
  const needsLightPlate = dark === undefined && measureVisibleShare(onDark, token("night")) < 0.9;
  const { aspectRatio } = light;
  return { onLight, onDark: needsLightPlate ? onLight : onDark, needsLightPlate, aspectRatio };
}

/** Lists the logo files, each with the largest width for its height. */
const logoFiles = [
  ["logo.svg", 8],
  ["logo-dark.svg", 8],
  ["logo-icon.svg", 1.5],
] as const;

/**
 * Reads `logo.svg` and, where they exist, `logo-dark.svg` and the square `logo-icon.svg`.
 * @returns `logo`, undefined if there is no file; or what is wrong with the files
 */
export function readLogo(
  folder: string,
  token: TokenColourLookup,
): { logo: Logo | undefined } | { problems: Problem[] } {
  const problems: Problem[] = [];
  const getFile = (name: string) => join(folder, name).replaceAll("\\", "/");
  const report = (name: string, found: string, expected: string, line?: number) =>
    problems.push({ file: getFile(name), line, found, expected });
  const [light, dark, icon] = logoFiles.map(([name, widestRatio]): LogoFile | undefined => {
    if (!existsSync(join(folder, name))) return undefined;
    const text = readOrCollectProblems(() => readOwnerText(getFile(name)));
    problems.push(...text.problems);
    if (text.value === undefined) return undefined;
    const read = readLogoSvg(text.value, widestRatio);
    if (!("faults" in read)) return read;
    for (const { found, expected, line } of read.faults) report(name, found, expected, line);
    return undefined;
  });
  if (!light) {
    if (problems.length === 0 && (dark || icon)) report("logo.svg", "nada", "el logo mismo: agrégalo");
    return problems.length > 0 ? { problems } : { logo: undefined };
  }
  const logo = createLogoDrawing(light, dark, token);
  const square = icon && createLogoDrawing(icon, undefined, token);
  const checkVisible = (name: string, svg: string, background: string, advice: string) => {
    const share = measureVisibleShare(svg, background);
    const found = `un dibujo del que se ve el ${Math.floor(share * 100)} % sobre su fondo`;
    if (share < 0.5) report(name, found, `que se vea la mitad o más: ${advice}`);
  };
  const renaming = "ponle a esta forma el nombre logo-dark.svg, y a una más oscura el nombre logo.svg";
  checkVisible("logo.svg", logo.onLight, token("surface"), renaming);
  if (dark) checkVisible("logo-dark.svg", logo.onDark, token("night"), "dibújalo en colores más claros");
  if (problems.length > 0) return { problems };
  const containsName = logo.aspectRatio > 1.5;
  return { logo: { ...logo, containsName, icon: square ?? (containsName ? undefined : logo) } };
}

/** Returns an SVG document, which must begin with `<svg`, with the given x, y, width and height instead of its own. */
export function setSvgPositionAndSize(svg: string, at: Record<string, number>): string {
  const place = Object.entries(at).map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace(/^<svg[^>]*/, (start) =>
    start.replaceAll(/ (x|y|width|height)="[^"]*"/g, "").replace("<svg", `<svg${place.join("")}`),
  );
}
