import { getImage } from "astro:assets";
import type { ImageMetadata } from "astro";

const photoWidths = [96, 160, 192, 200, 320, 400, 480, 800, 1344] as const;
export type PhotoWidth = (typeof photoWidths)[number];

/** A photo in one width and format. Astro encodes only those whose `src` a page reads: it is a getter. */
interface PhotoSource {
  readonly src: string;
}

interface PreparedPhoto {
  width: number;
  height: number;
  avif: Map<number, PhotoSource>;
  webp: Map<number, PhotoSource>;
}

const formatQualities = { avif: 55, webp: 78 } as const;

async function preparePhoto(src: ImageMetadata): Promise<PreparedPhoto> {
  // `src.width` would tell Astro that a page shows the original file, which then stays in the site, with its location.
  const { width = 0, height = 0 } = (await getImage({ src, format: "webp" })).options;
  const widths = [...photoWidths.filter((one) => one < width), width];
  const prepareFormat = async (format: "avif" | "webp") =>
    new Map(
      await Promise.all(
        widths.map(async (one) => {
          const image = await getImage({ src, width: one, format, quality: formatQualities[format] });
          return [one, image] as const;
        }),
      ),
    );
  return { width, height, avif: await prepareFormat("avif"), webp: await prepareFormat("webp") };
}

const originals = import.meta.glob<ImageMetadata>("@photos/*.{jpg,jpeg,png,webp,avif}", {
  eager: true,
  import: "default",
});

// Prepared before any page renders, because components cannot wait.
const photosByFileName = new Map(
  await Promise.all(
    Object.entries(originals).map(
      async ([path, original]) => [path.replace(/^.*\//, ""), await preparePhoto(original)] as const,
    ),
  ),
);

/** @param widths in px; the photo's own replaces those that are not smaller @throws Error for a photo that does not exist */
export function getPhotoSources(fileName: string, widths: readonly PhotoWidth[]) {
  const photo = photosByFileName.get(fileName);
  if (!photo) throw new Error(`${fileName}: found no such photo; expected a file of content/photos/`);
  const smaller: number[] = widths.filter((one) => one < photo.width);
  const offered = smaller.length < widths.length ? [...smaller, photo.width] : smaller;
  const list = (sources: Map<number, PhotoSource>) =>
    offered.map((width) => ({ width, src: sources.get(width)?.src ?? "" }));
  return { width: photo.width, height: photo.height, avif: list(photo.avif), webp: list(photo.webp) };
}
