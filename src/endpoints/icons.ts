import { Resvg } from "@resvg/resvg-js";
import type { APIRoute } from "astro";
import { type SiteLook, siteLook } from "../brand/brand-identity.ts";
import { readFontFile } from "../brand/font.ts";
import { drawFirstLetter } from "../brand/lettering.ts";
import { type LogoDrawing, setSvgPositionAndSize } from "../brand/logo.ts";
import { drawMarkElements, drawSampleMark, sampleMark } from "../brand/mark.ts";
import { siteColours, type TokenColourLookup } from "../brand/tokens.ts";
import { firm } from "../content/firm/firm.ts";
import { read } from "../site-content.ts";
import { createFileResponse } from "./file-response.ts";

const site = read(firm);

function drawSampleFavicon(token: TokenColourLookup): string {
  const shapes = drawMarkElements("ink", "sky").replaceAll(/(?:fill|stroke)="(ink|sky)"/g, 'class="$1"');
  const rules = (ink: string, sky: string) => `.ink{stroke:${token(ink)}}.sky{fill:${token(sky)}}`;
  const style = `${rules("ink", "brand")}@media(prefers-color-scheme:dark){${rules("on-night", "brand-bright")}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sampleMark.size} ${sampleMark.size}"><style>${style}</style>${shapes}</svg>`;
}

/** Draws an icon on a dark tile, or a light one if it would be invisible on dark. Shares are of the side. */
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
  let offset = 6 + 16 * images.size;
  const entries = Array.from(images, ([side, { length }]) => {
    const entry = Buffer.alloc(16, Buffer.from([side, side, 0, 0, 1, 0, 32, 0]));
    entry.writeUInt32LE(length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, images.size, 0]), ...entries, ...images.values()]);
}

function buildWebManifest(): string {
  const { brand, locale } = site;
  const token = siteColours.light;
  return JSON.stringify({
    name: brand.name,
    ...(brand.short && { short_name: brand.short }),
    description: brand.claim,
    lang: locale,
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

/** In small icons the drawing fills more of the tile, to stay legible. */
const smallTile = { drawingShare: 0.8, cornerShare: 0.18 };

/** A maskable icon's safe zone is a circle over 80 % of its side: https://www.w3.org/TR/appmanifest/#icon-masks */
const pngIcons: Record<string, { side: number } & typeof smallTile> = {
  "/apple-touch-icon.png": { side: 180, drawingShare: 0.62, cornerShare: 0 },
  "/icon-192.png": { side: 192, drawingShare: 0.66, cornerShare: 0.22 },
  "/icon-512.png": { side: 512, drawingShare: 0.66, cornerShare: 0.22 },
  "/icon-maskable-512.png": { side: 512, drawingShare: 0.52, cornerShare: 0 },
};

/** Draws an icon. With a wide logo and no logo-icon.svg it shows the brand's first letter. */
export async function drawIcon(path: string, look: SiteLook = siteLook): Promise<Buffer | string> {
  const { brand, token, logo } = look;
  if (path === "/favicon.svg" && !logo) return drawSampleFavicon(token);
  const drawing = logo
    ? (logo.icon ?? (await drawFirstLetter(brand.name, token, readFontFile())))
    : drawSampleMark(token);
  const drawTile = ({ drawingShare, cornerShare }: typeof smallTile) =>
    drawIconTile(token, drawing, drawingShare, cornerShare);
  if (path === "/favicon.svg") return drawTile(smallTile);
  if (path === "/favicon.ico")
    return encodeIco(new Map([16, 32, 48].map((side) => [side, renderSvgAsPng(drawTile(smallTile), side)])));
  const icon = pngIcons[path];
  if (!icon) throw new Error(`${path}: found no such icon; expected one of src/endpoints/icons.ts`);
  return renderSvgAsPng(drawTile(icon), icon.side);
}

const contentTypes: Record<string, string> = {
  "/favicon.ico": "image/x-icon",
  "/favicon.svg": "image/svg+xml; charset=utf-8",
  "/site.webmanifest": "application/manifest+json; charset=utf-8",
};

export const GET: APIRoute = async ({ routePattern: path }) => {
  const content = path === "/site.webmanifest" ? buildWebManifest() : await drawIcon(path);
  return createFileResponse(
    contentTypes[path] ?? "image/png",
    typeof content === "string" ? content : new Uint8Array(content),
  );
};
