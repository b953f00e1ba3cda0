import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { wcagContrast } from "culori";
import { getLogoMessages } from "./logo-messages.ts";
import { maxDrawnElements, type SanitizedSvg, type SvgFault, sanitizeSvg } from "../../finish/safe-svg.ts";
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

/** Maximum bytes of a logo after cleaning: nearly every page loads it. */
const maxLogoBytes = 20 * 1024;

/** Maximum length of the owner's logo file in characters, before the metadata of drawing editors is removed. */
const maxSourceLogoLength = 512 * 1024;

const roundAspectRatio = (ratio: number) => Number(ratio.toFixed(1));

function getSvgAspectRatio({ viewBox = "" }: SanitizedSvg): number | undefined {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

type LogoMessages = ReturnType<typeof getLogoMessages>;

function formatSvgFault(fault: SvgFault, messages: LogoMessages): string {
  if (fault.kind === "notSvg") return messages.notSvg(fault.detail);
  if (fault.kind === "refused") return messages.refused(fault.found.join(", "));
  return messages.expands(fault.elements, maxDrawnElements);
}

/** @returns the cleaned SVG of a logo file, or what is wrong with the file, one line a fault */
function sanitizeAndCheckLogoSvg(source: string, messages: LogoMessages): SanitizedSvg | string[] {
  const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  if (source.length > maxSourceLogoLength)
    return [messages.tooHeavy(inKilobytes(Buffer.byteLength(source)), maxLogoBytes / 1024)];
  const safe = sanitizeSvg(source);
  if ("fault" in safe) return [formatSvgFault(safe.fault, messages)];
  const size = Buffer.byteLength(safe.svg);
  const faults = size > maxLogoBytes ? [messages.tooHeavy(inKilobytes(size), maxLogoBytes / 1024)] : [];
  const ratio = getSvgAspectRatio(safe);
  if (!ratio) {
    const [width, height] = [safe.width, safe.height].map((value) => Number.parseFloat(value ?? ""));
    faults.push(
      messages.noViewBox(JSON.stringify(safe.viewBox ?? ""), `0 0 ${width || 160} ${height || 40}`),
    );
  } else if (ratio > 8 || ratio < 0.5) faults.push(messages.badRatio(roundAspectRatio(ratio)));
  try {
    new Resvg(safe.svg);
  } catch (error) {
    faults.push(messages.notSvg((error as Error).message));
  }
  return faults.length > 0 ? faults : safe;
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
  light: SanitizedSvg,
  dark: SanitizedSvg | undefined,
  token: TokenColourLookup,
): LogoDrawing {
  const onLight = replaceCurrentColor(light.svg, token("ink"));
  const onDark = replaceCurrentColor((dark ?? light).svg, token("on-night"));
  const needsLightPlate = dark === undefined && measureVisibleShare(onDark, token("night")) < 0.9;
  return {
    onLight,
    onDark: needsLightPlate ? onLight : onDark,
    needsLightPlate,
    aspectRatio: getSvgAspectRatio(light) ?? 1,
  };
}

const logoFileNames = { light: "logo.svg", dark: "logo-dark.svg", icon: "logo-icon.svg" };

/**
 * Reads `logo.svg` and, where they exist, `logo-dark.svg` and the square `logo-icon.svg`. `currentColor` becomes the
 * text colour of each background.
 * @param locale the locale of the site, by which the faults are in Spanish or English
 * @returns `logo`, undefined if there is no file; or `faults` if a file is invalid, one line each
 */
export function readLogo(
  folder: string,
  token: TokenColourLookup,
  locale: string,
): { logo: Logo | undefined } | { faults: string[] } {
  const messages = getLogoMessages(locale);
  const faults: string[] = [];
  const fault = (name: string, message: string) => {
    faults.push(`${join(folder, name).replaceAll("\\", "/")}: ${message}`);
  };
  const read = (name: string): SanitizedSvg | undefined => {
    if (!existsSync(join(folder, name))) return undefined;
    const found = sanitizeAndCheckLogoSvg(readFileSync(join(folder, name), "utf8"), messages);
    if (!Array.isArray(found)) return found;
    for (const message of found) fault(name, message);
    return undefined;
  };
  if (!existsSync(join(folder, logoFileNames.light))) {
    const otherFile = [logoFileNames.dark, logoFileNames.icon].find((name) => existsSync(join(folder, name)));
    if (!otherFile) return { logo: undefined };
    fault(logoFileNames.light, messages.alone(otherFile));
    return { faults };
  }
  const [light, dark, icon] = Object.values(logoFileNames).map(read);
  if (!light || faults.length > 0) return { faults };

  const logo = createLogoDrawing(light, dark, token);
  const onPage = measureVisibleShare(logo.onLight, token("surface"));
  if (onPage < 0.5)
    fault(
      logoFileNames.light,
      messages.unseenOnLight(formatPercent(onPage), logoFileNames.light, logoFileNames.dark),
    );
  if (dark) {
    const [ratio, onNight] = [getSvgAspectRatio(dark) ?? 1, measureVisibleShare(logo.onDark, token("night"))];
    if (onNight < 0.5) fault(logoFileNames.dark, messages.unseenOnDark(formatPercent(onNight)));
    if (Math.abs(ratio / logo.aspectRatio - 1) > 0.02)
      fault(
        logoFileNames.dark,
        messages.otherRatio(roundAspectRatio(ratio), roundAspectRatio(logo.aspectRatio), logoFileNames.light),
      );
  }
  const square = icon && createLogoDrawing(icon, undefined, token);
  if (square && Math.abs(Math.log(square.aspectRatio)) > Math.log(1.5))
    fault(logoFileNames.icon, messages.notSquare(roundAspectRatio(square.aspectRatio)));
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
