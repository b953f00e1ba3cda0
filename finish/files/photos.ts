import { photoPattern } from "../../app/photo.ts";
import type { Site } from "../build.ts";
import { attribute, elements } from "../dom.ts";
import { encodePhotoAtAddress, readPhotos } from "../photos.ts";

/** Encodes the photos that pages use, in the widths and formats that their addresses name. */
export async function photos({ pages }: Pick<Site, "pages">): Promise<Map<string, Buffer>> {
  const named = pages.flatMap(({ document }) =>
    elements(document, ({ tagName }) => tagName === "img" || tagName === "source").flatMap((element) =>
      ["src", "srcset"].flatMap((name) => attribute(element, name)?.match(photoPattern) ?? []),
    ),
  );
  const files = new Map<string, Buffer>();
  if (named.length === 0) return files;
  const { photos: known } = await readPhotos();
  for (const address of new Set(named)) {
    const bytes = await encodePhotoAtAddress(address, known);
    if (!bytes) throw new Error(`${address}: found no such photo; expected it in content/photos/`);
    files.set(address.slice(1), bytes);
  }
  return files;
}
