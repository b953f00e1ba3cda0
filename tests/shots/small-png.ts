import { crc32, deflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";

/** A part of a PNG: length, name, content, check sum (PNG, 5.3). */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const;

function distance(one: number, other: number): number {
  const [r, g, b] = parts(one);
  const [r2, g2, b2] = parts(other);
  return (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2;
}

/** 256 colours at most, one after the other that which the picture would miss most. */
function paletteOf(counts: Map<number, number>): number[] {
  const missed = new Map([...counts].map(([colour]) => [colour, Number.POSITIVE_INFINITY]));
  const loss = (colour: number) => (missed.get(colour) ?? 0) * (counts.get(colour) ?? 0);
  const palette: number[] = [];
  while (palette.length < 256 && missed.size > 0) {
    const next = [...missed.keys()].reduce((one, other) => (loss(other) > loss(one) ? other : one));
    palette.push(next);
    missed.delete(next);
    for (const [colour, far] of missed) missed.set(colour, Math.min(far, distance(colour, next)));
  }
  return palette;
}

/**
 * A picture of a page with 256 colours at most, about a third of the bytes that the browser makes of it.
 * @param png opaque; a colour that does not stay becomes the closest that does
 */
export function smallPng(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const source = `data:image/png;base64,${png.toString("base64")}`;
  const { pixels } = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${source}"/></svg>`,
  ).render();
  const colourAt = (pixel: number) => pixels.readUIntBE(pixel * 4, 3);
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < width * height; pixel++)
    counts.set(colourAt(pixel), (counts.get(colourAt(pixel)) ?? 0) + 1);
  const palette = paletteOf(counts);
  const places = new Map(palette.map((colour, index) => [colour, index]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const far = palette.map((other) => distance(colour, other));
    const place = far.indexOf(Math.min(...far));
    places.set(colour, place);
    return place;
  };
  // Every row begins with the kind of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = placeOf(colourAt(y * width + x));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, which name a colour of the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(parts))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
