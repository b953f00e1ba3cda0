import sharp from "sharp";

/**
 * Draws a photo like one from a telephone, with the location in its metadata.
 * @param letter drawn in the middle
 * @param kind a logo has a transparent background
 */
export async function drawTestPhoto(
  letter: string,
  { width = 1600, height = 1067, kind = "photo" as "photo" | "logo" } = {},
): Promise<Buffer> {
  const ground =
    kind === "logo"
      ? ""
      : `<rect width="100%" height="62%" fill="#cfe3ee"/><rect y="62%" width="100%" height="38%" fill="#8a6f57"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}<circle cx="50%" cy="50%" r="${Math.min(width, height) / 3}" fill="#7a1f5c"/><text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-size="${Math.min(width, height) / 3}" fill="#fff">${letter}</text></svg>`;
  const image = sharp(Buffer.from(drawing));
  if (kind === "logo") return image.png().toBuffer();
  return image
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "25/1 16/1 0/1" } })
    .jpeg()
    .toBuffer();
}
