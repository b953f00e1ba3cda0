import { Resvg } from "@resvg/resvg-js";
import { sampleMark } from "../brand/mark.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { BuiltSite } from "../../finish/build.ts";
import { type LogoDrawing, setSvgPositionAndSize } from "../brand/logo.ts";
import type { TokenColourLookup } from "../brand/tokens.ts";
import { drawFirstLetter } from "../brand/lettering.ts";
import { drawMarkElements, drawSampleMark } from "../brand/mark-svg.ts";

/** Draws the sample's mark as favicon.svg: in dark colours, and in light ones in the dark colour scheme. */
function drawSampleFavicon(token: TokenColourLookup): string {
  const shapes = drawMarkElements("ink", "sky").replaceAll(/(?:fill|stroke)="(ink|sky)"/g, 'class="$1"');
  const rules = (ink: string, sky: string) => `.ink{stroke:${token(ink)}}.sky{fill:${token(sky)}}`;
  const style = `${rules("ink", "brand")}@media(prefers-color-scheme:dark){${rules("on-night", "brand-bright")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sampleMark.size} ${sampleMark.size}"><style>${style}</style>${shapes}</svg>`;
}

/**
 * Draws an icon on an opaque square tile: a dark tile, or a light one if the drawing would be invisible on dark.
 * @param drawingShare the width of the drawing as a share of the tile's side, 0 to 1
 * @param cornerShare the corner radius of the tile as a share of its side, 0 to 0.5; 0 where the system masks the icon
 */
function drawIconTile(
  token: TokenColourLookup,
  { onDark, needsLightPlate, aspectRatio }: LogoDrawing,
  drawingShare: number,
  cornerShare: number,
): string {
  const side = 100;
  const width = side * drawingShare * Math.min(1, aspectRatio);
  const height = width / aspectRatio;
  const at = { x: (side - width) / 2, y: (side - height) / 2, width, height };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">` +
    `<rect width="${side}" height="${side}" rx="${side * cornerShare}" fill="${token(needsLightPlate ? "surface" : "night")}"/>` +
    `${setSvgPositionAndSize(onDark, at)}</svg>`
  );
}

const renderSvgAsPng = (svg: string, width: number) =>
  new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng();

/** Encodes square PNGs, by the length of their side in px (up to 255), as one .ico file. */
function encodeIco(images: ReadonlyMap<number, Buffer>): Buffer {
  const entrySize = 16;
  const header = Buffer.alloc(6 + entrySize * images.size);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.size, 4);
  let offset = header.length;
  for (const [index, [side, image]] of [...images].entries()) {
    const entry = 6 + index * entrySize;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images.values()]);
}

function buildWebManifest(site: SiteConfig, token: TokenColourLookup): string {
  return JSON.stringify({
    name: site.brand.name,
    ...(site.brand.short && { short_name: site.brand.short }),
    description: site.brand.claim,
    lang: site.locale,
    id: "/",
    start_url: "/",
    // The site is not an application: opened from the home screen, it has the browser's controls.
    display: "browser",
    theme_color: token("night"),
    background_color: token("surface"),
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  });
}

/**
 * Builds all icons and the web manifest, by path. With a wide logo and no logo-icon.svg they show the brand's first letter.
 * @see https://www.w3.org/TR/appmanifest/#icon-masks a maskable icon's safe zone is a circle over 80 % of its side
 */
export async function buildIconFiles({
  config,
  token,
  logo,
  font,
}: Pick<BuiltSite, "config" | "token" | "logo" | "font">): Promise<Map<string, Buffer>> {
  const drawing = logo
    ? (logo.icon ?? (await drawFirstLetter(config.brand.name, token, font)))
    : drawSampleMark(token);
  const rounded = drawIconTile(token, drawing, 0.66, 0.22);
  // In small icons the drawing fills more of the tile, to stay legible.
  const small = drawIconTile(token, drawing, 0.8, 0.18);
  return new Map([
    ["favicon.svg", Buffer.from(logo ? small : drawSampleFavicon(token))],
    ["favicon.ico", encodeIco(new Map([16, 32, 48].map((side) => [side, renderSvgAsPng(small, side)])))],
    ["apple-touch-icon.png", renderSvgAsPng(drawIconTile(token, drawing, 0.62, 0), 180)],
    ["icon-192.png", renderSvgAsPng(rounded, 192)],
    ["icon-512.png", renderSvgAsPng(rounded, 512)],
    ["icon-maskable-512.png", renderSvgAsPng(drawIconTile(token, drawing, 0.52, 0), 512)],
    ["site.webmanifest", Buffer.from(buildWebManifest(config, token))],
  ]);
}
