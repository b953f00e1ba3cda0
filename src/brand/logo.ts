import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { wcagContrast } from "culori";
import { type CustomPlugin, optimize, type XastElement } from "svgo";
import type { TokenColourLookup } from "./tokens.ts";

/** A logo for light and for dark backgrounds, as SVG text. */
export interface LogoDrawing {
  onLight: string;
  /** The version for dark backgrounds; equal to `onLight` if `needsLightPlate`. */
  onDark: string;
  /** Whether the logo stands on a light plate on dark backgrounds: it has no dark version and would be invisible there. */
  needsLightPlate: boolean;
  /** Width divided by height. */
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

/** A logo file without what does not draw. `svg` begins with `<svg`, which has a viewBox and neither width nor height. */
interface LogoFile {
  svg: string;
  /** Width divided by height. */
  aspectRatio: number;
}

const roundAspectRatio = (ratio: number) => Number(ratio.toFixed(1));

/** Matches what a style loads from outside of its file. */
const externalStylePattern = /@import[^;]*|url\(\s*["']?(?![#"'])[^)]*\)?/i;

/** Lists what an element would not draw inside of an <img>, as the message quotes it: letters, photos and other files. */
function listUndrawable({ name, attributes, children }: XastElement): string[] {
  if (name === "text" || name === "image") return [`<${name}>`];
  return [
    ...Object.entries(attributes)
      .filter(([key, value]) => name !== "a" && /^(xlink:)?href$/.test(key) && !value.startsWith("#"))
      .map(([key, value]) => `${key}="${value}"`),
    ...[
      ...Object.values(attributes),
      ...(name === "style" ? children.map((child) => ("value" in child ? child.value : "")) : []),
    ].flatMap((style) => externalStylePattern.exec(style)?.[0] ?? []),
  ];
}

const notSvgMessage = (detail: string) =>
  `encontré un archivo que no es un dibujo (${detail}); se espera <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">…</svg>: expórtalo otra vez como SVG simple`;

/**
 * Shortens a logo file with svgo, and checks that browsers draw all of it inside of an <img>.
 * @returns the logo, or what is wrong with the file, one line a fault
 */
function readLogoSvg(source: string): LogoFile | string[] {
  const undrawable = new Set<string>();
  let viewBox: string | undefined;
  let svg: string;
  try {
    const collect: CustomPlugin = {
      name: "collect",
      fn: () => ({
        element: {
          enter: (element, parent) => {
            if (parent.type === "root") viewBox = element.attributes.viewBox;
            for (const found of listUndrawable(element)) undrawable.add(found.slice(0, 60));
          },
        },
      }),
    };
    // Scripts never run inside of an <img>; without them the file is harmless when somebody opens it, too.
    const plugins = ["preset-default", "removeScripts", "removeDimensions", collect] as const;
    svg = optimize(source.replace(/^\uFEFF/, ""), { plugins: [...plugins] }).data;
    svg = svg.slice(Math.max(0, svg.indexOf("<svg")));
    new Resvg(svg);
  } catch (error) {
    const { reason, message } = error as Error & { reason?: string };
    return [notSvgMessage((reason ?? message).replace(/\s+/g, " ").slice(0, 120))];
  }
  if (!/^<svg[^>]* xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg))
    return [notSvgMessage("sin <svg xmlns>")];
  const faults: string[] = [];
  if (undrawable.size > 0)
    faults.push(
      `encontré ${[...undrawable].join(", ")}; se esperan solo formas dentro del archivo: convierte las letras en trazos y las fotos en formas, y no uses nada de otro archivo`,
    );
  const bytes = Buffer.byteLength(svg);
  if (bytes > maxLogoBytes)
    faults.push(
      `encontré ${(bytes / 1024).toFixed(1)} KB; se esperan ${maxLogoBytes / 1024} KB o menos: simplifica los trazos, o usa una versión más simple del logo`,
    );
  const [, , width = 0, height = 0] = (viewBox ?? "").split(/[\s,]+/).map(Number);
  const aspectRatio = width / height;
  if (!(width > 0 && height > 0))
    faults.push(
      `encontré viewBox ${JSON.stringify(viewBox ?? "")}; se esperan cuatro números: escribe, por ejemplo, viewBox="0 0 160 40"`,
    );
  else if (aspectRatio > 8 || aspectRatio < 0.5)
    faults.push(
      `encontré un dibujo ${roundAspectRatio(aspectRatio)} veces tan ancho como alto; se esperan entre 0.5 y 8: recorta el espacio vacío que lo rodea`,
    );
  return faults.length > 0 ? faults : { svg, aspectRatio };
}

const replaceCurrentColor = (svg: string, ink: string) => svg.replaceAll(/currentcolor/gi, ink);

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

const formatPercent = (share: number) => `${Math.floor(share * 100)} %`;

function createLogoDrawing(
  light: LogoFile,
  dark: LogoFile | undefined,
  token: TokenColourLookup,
): LogoDrawing {
  const onLight = replaceCurrentColor(light.svg, token("ink"));
  const onDark = replaceCurrentColor((dark ?? light).svg, token("on-night"));
  const needsLightPlate = dark === undefined && measureVisibleShare(onDark, token("night")) < 0.9;
  return {
    onLight,
    onDark: needsLightPlate ? onLight : onDark,
    needsLightPlate,
    aspectRatio: light.aspectRatio,
  };
}

const logoFileNames = { light: "logo.svg", dark: "logo-dark.svg", icon: "logo-icon.svg" };

/**
 * Reads `logo.svg` and, where they exist, `logo-dark.svg` and the square `logo-icon.svg`. `currentColor` becomes the
 * text colour of each background.
 * @returns `logo`, undefined if there is no file; or `faults` if a file is invalid, one Spanish line each
 */
export function readLogo(
  folder: string,
  token: TokenColourLookup,
): { logo: Logo | undefined } | { faults: string[] } {
  const faults: string[] = [];
  const fault = (name: string, message: string) => {
    faults.push(`${join(folder, name).replaceAll("\\", "/")}: ${message}`);
  };
  const read = (name: string): LogoFile | undefined => {
    if (!existsSync(join(folder, name))) return undefined;
    const found = readLogoSvg(readFileSync(join(folder, name), "utf8"));
    if (!Array.isArray(found)) return found;
    for (const message of found) fault(name, message);
    return undefined;
  };
  if (!existsSync(join(folder, logoFileNames.light))) {
    const otherFile = [logoFileNames.dark, logoFileNames.icon].find((name) => existsSync(join(folder, name)));
    if (!otherFile) return { logo: undefined };
    fault(logoFileNames.light, `no encontré nada junto a ${otherFile}; se espera el logo mismo: agrégalo`);
    return { faults };
  }
  const [light, dark, icon] = Object.values(logoFileNames).map(read);
  if (!light || faults.length > 0) return { faults };

  const logo = createLogoDrawing(light, dark, token);
  const onPage = measureVisibleShare(logo.onLight, token("surface"));
  if (onPage < 0.5)
    fault(
      logoFileNames.light,
      `encontré un dibujo del que se ve el ${formatPercent(onPage)} sobre la página clara; se espera la mitad o más: ponle a esta forma el nombre ${logoFileNames.dark}, y a una más oscura el nombre ${logoFileNames.light}`,
    );
  if (dark) {
    const onNight = measureVisibleShare(logo.onDark, token("night"));
    if (onNight < 0.5)
      fault(
        logoFileNames.dark,
        `encontré un dibujo del que se ve el ${formatPercent(onNight)} sobre las franjas oscuras; se espera la mitad o más: dibújalo en colores más claros`,
      );
    if (Math.abs(dark.aspectRatio / logo.aspectRatio - 1) > 0.02)
      fault(
        logoFileNames.dark,
        `encontré un dibujo ${roundAspectRatio(dark.aspectRatio)} veces tan ancho como alto; se esperan ${roundAspectRatio(logo.aspectRatio)} veces, como ${logoFileNames.light}: dales a los dos el mismo viewBox`,
      );
  }
  const square = icon && createLogoDrawing(icon, undefined, token);
  if (square && Math.abs(Math.log(square.aspectRatio)) > Math.log(1.5))
    fault(
      logoFileNames.icon,
      `encontré un dibujo ${roundAspectRatio(square.aspectRatio)} veces tan ancho como alto; se espera un cuadrado, para los íconos: dibújalo en uno`,
    );
  if (faults.length > 0) return { faults };
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
