import { formatHex, interpolate } from "culori";
import {
  type DrawingPartKind,
  shareImageStreetStrokeUnits,
  streetHeightUnits,
  streetObjectDrawings,
  streetObjectNames,
} from "./street.ts";
import type { TokenColourLookup } from "./tokens.ts";

/** The size of the share images in px, as social networks recommend it. */
export const shareImageSize = { width: 1200, height: 630 };

const { width, height } = shareImageSize;

/** The name of a colour token; or of two that are mixed, with the share of the second. */
type Shade = string | readonly [string, string, number];

/** The colours at a time of day. Those of the shops are as in src/ui/street.css, with lighter lines at night. */
interface ShareImagePalette {
  /** The stops of the sky's gradient from the top, each with its distance from the top in per cent. */
  sky: readonly (readonly [Shade, number])[];
  sun?: Shade;
  ground: Shade;
  /** Whether texts on the sky are dark, and logo and name on the ground; else they are light. */
  hasDarkText?: true;
  hasDarkLogoAndName?: true;
  shops: Record<"wall" | "line" | "sign" | "glass" | "open", Shade>;
}

const shopsByDay: ShareImagePalette["shops"] = {
  wall: "paper",
  line: ["brand-mid", "night", 0.55],
  sign: ["brand-mid", "brand-bright", 0.5],
  glass: ["brand-bright", "paper", 0.3],
  open: "brand-bright",
};
const signByNight: Shade = ["night-raised", "night-line", 0.6];

export type SkyTimeOfDay = "night" | "dawn" | "day" | "dusk";

export const shareImagePalettes: Record<SkyTimeOfDay, ShareImagePalette> = {
  night: {
    sky: [
      ["night", 40],
      [["night", "dusk", 0.45], 84],
    ],
    ground: "night-raised",
    shops: {
      wall: ["night-raised", "night-line", 0.25],
      line: ["night-line", "on-night-soft", 0.4],
      sign: signByNight,
      glass: "night",
      open: "night",
    },
  },
  dawn: {
    sky: [
      ["surface", 45],
      ["sunset", 84],
    ],
    sun: "action",
    ground: "surface",
    hasDarkText: true,
    hasDarkLogoAndName: true,
    shops: shopsByDay,
  },
  day: {
    sky: [
      ["sky", 20],
      [["sky", "surface", 0.6], 84],
    ],
    sun: "paper",
    ground: "brand-strong",
    hasDarkText: true,
    shops: shopsByDay,
  },
  dusk: {
    sky: [
      ["night-raised", 30],
      ["dusk", 62],
      ["sunset", 86],
    ],
    ground: "night",
    shops: { wall: "night-raised", line: "night", sign: signByNight, glass: "lamp", open: "lamp" },
  },
};

export function drawStreetSvg(timeOfDay: SkyTimeOfDay, token: TokenColourLookup): string {
  const { sky, sun, ground, shops } = shareImagePalettes[timeOfDay];
  const colour = (shade: Shade) =>
    typeof shade === "string"
      ? token(shade)
      : (formatHex(interpolate([token(shade[0]), token(shade[1])], "oklch")(shade[2])) as string);
  const line = colour(shops.line);
  const gap = 18;
  const centre = { x: 790, y: 6486 };
  const radius = 6000;
  const length =
    streetObjectNames.reduce((sum, name) => sum + streetObjectDrawings[name].width, 0) +
    gap * (streetObjectNames.length - 1);
  let left = -length / 2;
  const drawn = streetObjectNames.map((name) => {
    const { width: own, parts } = streetObjectDrawings[name];
    const along = left + own / 2;
    left += own + gap;
    const lit = timeOfDay === "night" && name === "workshop";
    const drawPart = (kind: DrawingPartKind, path: string) => {
      if (kind === "spill" && lit) return `<path fill="${token("brand-bright")}" opacity=".13" d="${path}"/>`;
      if (kind === "spill" || kind === "shutter") return "";
      const shop = { ...shops, ink: shops.line, alert: shops.glass, board: shops.wall };
      const litShade = kind === "ink" ? "night" : "brand-bright";
      const fill = colour(lit && kind !== "wall" && kind !== "line" ? litShade : shop[kind]);
      return `<path fill="${kind === "line" ? "none" : fill}" stroke="${kind === "ink" ? "none" : line}" d="${path}"/>`;
    };
    const rotation = `rotate(${((along / radius) * 180) / Math.PI} ${centre.x} ${centre.y})`;
    const placement = `translate(${centre.x - own / 2} ${centre.y - radius - streetHeightUnits})`;
    const paths = parts.map(([kind, path]) => drawPart(kind, path)).join("");
    return `<g transform="${rotation} ${placement}">${paths}</g>`;
  });
  const stops = sky.map(([shade, at]) => `<stop offset="${at}%" stop-color="${colour(shade)}"/>`);
  const suns =
    sun === undefined
      ? ""
      : `<circle cx="985" cy="486" r="86" fill="${colour(sun)}" opacity=".25"/><circle cx="985" cy="486" r="62" fill="${colour(sun)}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="sky" x2="0" y2="1">${stops.join("")}</linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    suns +
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="${colour(ground)}"/>` +
    `<g stroke-width="${shareImageStreetStrokeUnits}" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g></svg>`
  );
}
