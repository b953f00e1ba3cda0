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

export type SkyTimeOfDay = "night" | "dawn" | "day" | "dusk";

/** The colours of a share image at one time of day; `partColours` are for the parts of the street's shops. */
interface ShareImagePalette {
  /** The stops of the sky's gradient from the top, each with its distance from the top in per cent. */
  skyStops: readonly (readonly [colour: string, at: number])[];
  groundColour: string;
  /** Whether the text on the sky is light, else dark. */
  hasLightText: boolean;
  /** Whether logo and name on the ground are light, else dark. */
  hasLightLogoAndName: boolean;
  partColours: Record<Exclude<DrawingPartKind, "shutter" | "alert" | "spill" | "board">, string>;
  sunColour?: string;
}

/** Creates the colours of a time of day. The street's are as in src/ui/street.css, with lighter lines at night. */
export function createShareImagePalette(
  timeOfDay: SkyTimeOfDay,
  token: TokenColourLookup,
): ShareImagePalette {
  const mix = (one: string, other: string, share: number) =>
    formatHex(interpolate([token(one), token(other)], "oklch")(share)) as string;
  const inDaylight = {
    wall: token("paper"),
    line: mix("brand-mid", "night", 0.55),
    ink: mix("brand-mid", "night", 0.55),
    sign: mix("brand-mid", "brand-bright", 0.5),
    glass: mix("brand-bright", "paper", 0.3),
    open: token("brand-bright"),
  };
  const sign = mix("night-raised", "night-line", 0.6);
  const palettes: Record<SkyTimeOfDay, ShareImagePalette> = {
    night: {
      skyStops: [
        [token("night"), 40],
        [mix("night", "dusk", 0.45), 84],
      ],
      groundColour: token("night-raised"),
      hasLightText: true,
      hasLightLogoAndName: true,
      partColours: {
        wall: mix("night-raised", "night-line", 0.25),
        line: mix("night-line", "on-night-soft", 0.4),
        ink: mix("night-line", "on-night-soft", 0.4),
        sign,
        glass: token("night"),
        open: token("night"),
      },
    },
    dawn: {
      skyStops: [
        [token("surface"), 45],
        [token("sunset"), 84],
      ],
      groundColour: token("surface"),
      hasLightText: false,
      hasLightLogoAndName: false,
      partColours: inDaylight,
      sunColour: token("action"),
    },
    day: {
      skyStops: [
        [token("sky"), 20],
        [mix("sky", "surface", 0.6), 84],
      ],
      groundColour: token("brand-strong"),
      hasLightText: false,
      hasLightLogoAndName: true,
      partColours: inDaylight,
      sunColour: token("paper"),
    },
    dusk: {
      skyStops: [
        [token("night-raised"), 30],
        [token("dusk"), 62],
        [token("sunset"), 86],
      ],
      groundColour: token("night"),
      hasLightText: true,
      hasLightLogoAndName: true,
      partColours: {
        wall: token("night-raised"),
        line: token("night"),
        ink: token("night"),
        sign,
        glass: token("lamp"),
        open: token("lamp"),
      },
    },
  };
  return palettes[timeOfDay];
}

/** Draws the street on its horizon, under the sky of a time of day, as SVG. At night one shop, the workshop, is lit. */
export function drawStreetSvg(timeOfDay: SkyTimeOfDay, token: TokenColourLookup): string {
  const { skyStops, groundColour, partColours, sunColour } = createShareImagePalette(timeOfDay, token);
  const gap = 18;
  const centre = { x: 790, y: 6486 };
  const radius = 6000;
  const length =
    streetObjectNames.reduce((sum, name) => sum + streetObjectDrawings[name].width, 0) +
    gap * (streetObjectNames.length - 1);
  let left = -length / 2;
  const drawn = streetObjectNames.map((name) => {
    const { width: own, parts: shapes } = streetObjectDrawings[name];
    const along = left + own / 2;
    left += own + gap;
    const lit = timeOfDay === "night" && name === "workshop";
    const colour = (kind: DrawingPartKind) => {
      if (kind === "spill" || kind === "shutter") return undefined;
      const plain =
        kind === "alert" ? partColours.glass : kind === "board" ? partColours.wall : partColours[kind];
      if (!lit || kind === "wall" || kind === "line") return plain;
      return token(kind === "ink" ? "night" : "brand-bright");
    };
    const paths = shapes.map(([kind, path]) => {
      if (kind === "spill" && lit) return `<path fill="${token("brand-bright")}" opacity=".13" d="${path}"/>`;
      const fill = colour(kind);
      if (!fill) return "";
      return `<path fill="${kind === "line" ? "none" : fill}" stroke="${kind === "ink" ? "none" : partColours.line}" d="${path}"/>`;
    });
    const rotation = `rotate(${((along / radius) * 180) / Math.PI} ${centre.x} ${centre.y})`;
    const placement = `translate(${centre.x - own / 2} ${centre.y - radius - streetHeightUnits})`;
    return `<g transform="${rotation} ${placement}">${paths.join("")}</g>`;
  });
  const stops = skyStops.map(([colour, at]) => `<stop offset="${at}%" stop-color="${colour}"/>`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<linearGradient id="sky" x2="0" y2="1">${stops.join("")}</linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    (sunColour
      ? `<circle cx="985" cy="486" r="86" fill="${sunColour}" opacity=".25"/><circle cx="985" cy="486" r="62" fill="${sunColour}"/>`
      : "") +
    `<circle cx="${centre.x}" cy="${centre.y}" r="${radius}" fill="${groundColour}"/>` +
    `<g stroke-width="${shareImageStreetStrokeUnits}" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g></svg>`
  );
}
