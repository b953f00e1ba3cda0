import { constants, crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const colourType = { rgb: 2, palette: 3 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/**
 * A PNG of a drawing without transparency. Flat colours come out at half the size that resvg writes: a palette
 * while it holds every colour (256), and no filters, which help photographs only.
 * @param pixels four bytes a pixel, row by row; the fourth, the opacity, is taken for full
 * @see https://www.w3.org/TR/png-3/
 */
export function flatPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colours = new Map<number, number>();
  const colourAt = (pixel: number) =>
    ((pixels[pixel * 4] ?? 0) << 16) | ((pixels[pixel * 4 + 1] ?? 0) << 8) | (pixels[pixel * 4 + 2] ?? 0);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(pixel);
    if (!colours.has(colour)) colours.set(colour, colours.size);
  }
  const indexed = colours.size <= 256;
  const depth = indexed ? 1 : 3;
  // Each row begins with the number of its filter, 0 for none.
  const row = 1 + width * depth;
  const rows = Buffer.alloc(row * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = Math.floor(pixel / width) * row + 1 + (pixel % width) * depth;
    const colour = colourAt(pixel);
    rows.writeUIntBE(indexed ? (colours.get(colour) ?? 0) : colour, at, depth);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = indexed ? colourType.palette : colourType.rgb;
  const palette = Buffer.alloc(3 * colours.size);
  for (const [colour, index] of colours) palette.writeUIntBE(colour, index * 3, 3);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    ...(indexed ? [chunk("PLTE", palette)] : []),
    chunk("IDAT", deflateSync(rows, { level: constants.Z_BEST_COMPRESSION })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
