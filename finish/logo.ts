import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { wcagContrast } from "culori";
import { logoMessages } from "./logo-messages.ts";
import { maxDrawnElements, type SanitizedSvg, type SvgFault, sanitizeSvg } from "./safe-svg.ts";
import type { Tokens } from "./tokens.ts";

/** One logo file in its two versions, as SVG text. */
export interface Drawing {
  onLight: string;
  /** Equal to `onLight` if `plated`. */
  onDark: string;
  /** Whether it needs a light plate on dark: no dark version, and invisible without a plate. */
  plated: boolean;
  /** Width divided by height. */
  ratio: number;
}

export interface Logo extends Drawing {
  /** Whether the logo is wide, so it probably contains the name: the site does not repeat it. */
  named: boolean;
  /** For icons; undefined if there is only a wide logo. */
  icon: Drawing | undefined;
}

/** Maximum bytes of the cleaned file: every page loads it. */
const maxBytes = 20 * 1024;

/** Maximum bytes of the owner's file, with the metadata of drawing editors. */
const maxSourceBytes = 512 * 1024;

const roundRatio = (ratio: number) => Number(ratio.toFixed(1));

function ratioOf({ viewBox = "" }: SanitizedSvg): number | undefined {
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);
  return width > 0 && height > 0 ? width / height : undefined;
}

type Messages = ReturnType<typeof logoMessages>;

function formatSvgFault(fault: SvgFault, say: Messages): string {
  if (fault.kind === "notSvg") return say.notSvg(fault.detail);
  if (fault.kind === "refused") return say.refused(fault.found.join(", "));
  return say.expands(fault.elements, maxDrawnElements);
}

/** @returns the cleaned SVG, or its faults, one line each */
function readSvg(source: string, say: Messages): SanitizedSvg | string[] {
  const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
  if (source.length > maxSourceBytes)
    return [say.tooHeavy(inKilobytes(Buffer.byteLength(source)), maxBytes / 1024)];
  const safe = sanitizeSvg(source);
  if ("fault" in safe) return [formatSvgFault(safe.fault, say)];
  const size = Buffer.byteLength(safe.svg);
  const faults = size > maxBytes ? [say.tooHeavy(inKilobytes(size), maxBytes / 1024)] : [];
  const ratio = ratioOf(safe);
  if (!ratio) {
    const [width, height] = [safe.width, safe.height].map((value) => Number.parseFloat(value ?? ""));
    faults.push(say.noViewBox(JSON.stringify(safe.viewBox ?? ""), `0 0 ${width || 160} ${height || 40}`));
  } else if (ratio > 8 || ratio < 0.5) faults.push(say.badRatio(roundRatio(ratio)));
  try {
    new Resvg(safe.svg);
  } catch (error) {
    faults.push(say.notSvg((error as Error).message));
  }
  return faults.length > 0 ? faults : safe;
}

const withTextColour = (svg: string, ink: string) => svg.replaceAll(/currentcolor/gi, ink);

/**
 * Measures the share (0 to 1) of a drawing's pixels with a contrast of at least 3:1 (WCAG 1.4.11) to a background. A logo
 * with its own background is measured on that.
 */
function measureVisibleShare(svg: string, ground: string): number {
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
  const visibleIn = (colours: [string, number][], from: string) =>
    sum(colours.filter(([colour]) => wcagContrast(colour, from) >= 3)) / (sum(colours) || 1);
  const [most, ...others] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) return 0;
  const drawn = sum([most, ...others]);
  const hasOwnGround = drawn > 0.8 * (pixels.length / 4) && most[1] > drawn / 2;
  // Only half, because antialiased edges have colours in between.
  if (hasOwnGround && visibleIn(others, most[0]) >= 0.5) return 1;
  return visibleIn([most, ...others], ground);
}

const percent = (share: number) => `${Math.floor(share * 100)} %`;

function drawing(light: SanitizedSvg, dark: SanitizedSvg | undefined, token: Tokens): Drawing {
  const onLight = withTextColour(light.svg, token("ink"));
  const onDark = withTextColour((dark ?? light).svg, token("on-night"));
  const plated = dark === undefined && measureVisibleShare(onDark, token("night")) < 0.9;
  return { onLight, onDark: plated ? onLight : onDark, plated, ratio: ratioOf(light) ?? 1 };
}

const names = { light: "logo.svg", dark: "logo-dark.svg", icon: "logo-icon.svg" };

/**
 * Reads `logo.svg` and, where they exist, `logo-dark.svg` and the square `logo-icon.svg`. `currentColor` becomes the
 * text colour of each background.
 * @param locale language of the faults
 * @returns the logo, undefined without a file; or its faults, one line each
 */
export function readLogo(
  folder: string,
  token: Tokens,
  locale: string,
): { logo: Logo | undefined } | { faults: string[] } {
  const say = logoMessages(locale);
  const faults: string[] = [];
  const fault = (name: string, message: string) => {
    faults.push(`${join(folder, name).replaceAll("\\", "/")}: ${message}`);
  };
  const read = (name: string): SanitizedSvg | undefined => {
    if (!existsSync(join(folder, name))) return undefined;
    const found = readSvg(readFileSync(join(folder, name), "utf8"), say);
    if (!Array.isArray(found)) return found;
    for (const message of found) fault(name, message);
    return undefined;
  };
  if (!existsSync(join(folder, names.light))) {
    const otherFile = [names.dark, names.icon].find((name) => existsSync(join(folder, name)));
    if (!otherFile) return { logo: undefined };
    fault(names.light, say.alone(otherFile));
    return { faults };
  }
  const [light, dark, icon] = Object.values(names).map(read);
  if (!light || faults.length > 0) return { faults };

  const logo = drawing(light, dark, token);
  const onPage = measureVisibleShare(logo.onLight, token("surface"));
  if (onPage < 0.5) fault(names.light, say.unseenOnLight(percent(onPage), names.light, names.dark));
  if (dark) {
    const [ratio, onNight] = [ratioOf(dark) ?? 1, measureVisibleShare(logo.onDark, token("night"))];
    if (onNight < 0.5) fault(names.dark, say.unseenOnDark(percent(onNight)));
    if (Math.abs(ratio / logo.ratio - 1) > 0.02)
      fault(names.dark, say.otherRatio(roundRatio(ratio), roundRatio(logo.ratio), names.light));
  }
  const square = icon && drawing(icon, undefined, token);
  if (square && Math.abs(Math.log(square.ratio)) > Math.log(1.5))
    fault(names.icon, say.notSquare(roundRatio(square.ratio)));
  if (faults.length > 0) return { faults };
  const named = logo.ratio > 1.5;
  return { logo: { ...logo, named, icon: square ?? (named ? undefined : logo) } };
}

/** Sets position and size of an SVG document that begins with `<svg`. */
export function setSvgSize(svg: string, at: Record<string, number>): string {
  const place = Object.entries(at).map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace(/^<svg[^>]*/, (start) =>
    start.replaceAll(/ (x|y|width|height)="[^"]*"/g, "").replace("<svg", `<svg${place.join("")}`),
  );
}
