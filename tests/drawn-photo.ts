import sharp from "sharp";

export function drawTestPhoto(letter: string, { width = 1600, height = 1067 } = {}): Promise<Buffer> {
  const radius = Math.min(width, height) / 3;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#cfe3ee"/>
    <circle cx="50%" cy="50%" r="${radius}" fill="#7a1f5c"/>
    <text x="50%" y="50%" dy="0.35em" text-anchor="middle" font-family="sans-serif" font-size="${radius}" fill="#fff">${letter}</text>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}
