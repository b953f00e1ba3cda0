import { Resvg } from "@resvg/resvg-js";
import { formatHex, interpolate } from "culori";
import satori from "satori";
import type { PageEntry } from "../content/pages.ts";
import { buildShareImagePath, getShareImageTexts, shareImageSize } from "../content/page-address.ts";
import {
  type DrawingPartKind,
  shareImageStreetStrokeUnits,
  streetHeightUnits,
  streetObjectDrawings,
  streetObjectNames,
} from "../brand/street.ts";
import type { SiteConfig } from "../../site.schema.ts";
import { type BuiltSite, listedPageEntries } from "../../finish/build.ts";
import { fontWeights } from "../brand/font.ts";
import type { Logo } from "../brand/logo.ts";
import type { TokenColourLookup } from "../brand/tokens.ts";
import { createFlexBox, createStaticStrongFontSubset, type SatoriNode } from "../brand/lettering.ts";
import { drawSampleMark } from "../brand/mark-svg.ts";

/** Maximum bytes of a preview image in WhatsApp; no other network has a lower limit. */
export const maxShareImageBytes = 300 * 1024;

const { width, height } = shareImageSize;

const createSvgDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

type SkyTimeOfDay = "night" | "dawn" | "day" | "dusk";

/** The time of day in a page's share image, by the path of the page; `day` for all other pages. */
const skyTimeOfDayByPath: Record<string, SkyTimeOfDay> = {
  "/": "night",
  "/agentes-ia": "night",
  "/kaseya": "night",
  "/crm": "dusk",
  "/contacto": "dawn",
};

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

/** The street's colours are as in src/ui/street.css, with lighter lines at night. */
function createShareImagePalette(timeOfDay: SkyTimeOfDay, token: TokenColourLookup): ShareImagePalette {
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

/** Draws the street on its horizon, under the sky of a time of day, as SVG; at night one shop, the workshop, is lit. */
function drawStreetSvg(timeOfDay: SkyTimeOfDay, token: TokenColourLookup): string {
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

/** Chooses the font size of a title in px: a long one fits in three lines and is legible in a preview 300 px wide. */
const chooseTitleSizePx = (title: string) => (title.length > 44 ? 84 : title.length > 30 ? 96 : 116);

/** Maximum size in px, in a share image, of a logo that contains the firm's name. */
const maxLogoWithNameSizePx = { width: 460, height: 76 };

/** Lays out the logo, or the sample's mark without one, and the firm's name unless the logo contains it. */
function composeLogoAndName(
  site: SiteConfig,
  token: TokenColourLookup,
  logo: Logo | undefined,
  hasLightLogoAndName: boolean,
): SatoriNode {
  const { onDark, onLight, needsLightPlate, aspectRatio } = logo ?? drawSampleMark(token);
  const hasPlate = needsLightPlate && hasLightLogoAndName;
  const room = logo?.containsName ? maxLogoWithNameSizePx : { width: 62, height: 62 };
  const size = Math.min(room.width, room.height * aspectRatio);
  const plate = { padding: 12, borderRadius: 12, backgroundColor: token("on-night") };
  return createFlexBox(
    { alignItems: "center" },
    createFlexBox(hasPlate ? plate : {}, {
      type: "img",
      props: {
        src: createSvgDataUrl(hasLightLogoAndName ? onDark : onLight),
        width: size,
        height: size / aspectRatio,
      },
    }),
    ...(logo?.containsName
      ? []
      : [
          createFlexBox(
            {
              marginLeft: 18,
              fontSize: 46,
              letterSpacing: "-0.02em",
              color: token(hasLightLogoAndName ? "on-night" : "ink"),
            },
            site.brand.short ?? site.brand.name,
          ),
        ]),
  );
}

function composeShareImage(
  page: PageEntry,
  site: SiteConfig,
  token: TokenColourLookup,
  logo: Logo | undefined,
): SatoriNode {
  const { above, title } = getShareImageTexts(page);
  const timeOfDay = skyTimeOfDayByPath[page.path] ?? "day";
  const { hasLightText, hasLightLogoAndName } = createShareImagePalette(timeOfDay, token);
  return createFlexBox(
    {
      width,
      height,
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "58px 72px 30px",
      backgroundImage: `url(${createSvgDataUrl(drawStreetSvg(timeOfDay, token))})`,
      backgroundSize: `${width}px ${height}px`,
      color: token(hasLightText ? "on-night" : "ink"),
      fontFamily: "site",
      fontWeight: fontWeights.strong,
    },
    createFlexBox(
      { flexDirection: "column" },
      ...(above
        ? [createFlexBox({ fontSize: 40, color: token(hasLightText ? "brand-bright" : "brand") }, above)]
        : []),
      createFlexBox(
        {
          marginTop: 16,
          maxWidth: 1056,
          fontSize: chooseTitleSizePx(title),
          lineHeight: 1.03,
          letterSpacing: "-0.02em",
          textWrap: "balance",
        },
        title,
      ),
    ),
    composeLogoAndName(site, token, logo, hasLightLogoAndName),
  );
}

const latinLetters = Array.from({ length: 0x17f }, (_, code) => String.fromCodePoint(code)).join("");
const punctuationCharacters = "–—‘’“”•…€→\u00a0";

/** Draws the share image of each page, a PNG of 1200 by 630 px. @throws Error when one is over `maxShareImageBytes` */
export async function drawShareImages(
  { config, token, font, logo }: Pick<BuiltSite, "config" | "token" | "font" | "logo">,
  pages = listedPageEntries,
) {
  const fonts = [await createStaticStrongFontSubset(font, latinLetters + punctuationCharacters)];
  const images = new Map<string, Buffer>();
  for (const page of pages) {
    const svg = await satori(composeShareImage(page, config, token, logo) as never, { width, height, fonts });
    const image = new Resvg(svg).render().asPng();
    if (image.length > maxShareImageBytes)
      throw new Error(
        `the share image of ${page.path}: found ${Math.ceil(image.length / 1024)} KB; expected ${maxShareImageBytes / 1024} or fewer: a shorter name as brand.short in site.config.ts, or a plainer public/logo.svg, makes it lighter`,
      );
    images.set(buildShareImagePath(page.path).slice(1), image);
  }
  return images;
}
