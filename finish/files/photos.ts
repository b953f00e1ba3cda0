import { photoPathPattern } from "../../src/content/photo.ts";
import type { BuiltSite } from "../build.ts";
import { findElements, getAttribute } from "../../integration/dom.ts";
import { encodePhotoAtAddress, readPhotoFiles } from "../../src/content/photo-files.ts";

/** Encodes the photos that pages use, in the widths and formats that their addresses name. */
export async function encodeUsedPhotos({ pages }: Pick<BuiltSite, "pages">): Promise<Map<string, Buffer>> {
  const named = pages.flatMap(({ document }) =>
    findElements(document, ({ tagName }) => tagName === "img" || tagName === "source").flatMap((element) =>
      ["src", "srcset"].flatMap((name) => getAttribute(element, name)?.match(photoPathPattern) ?? []),
    ),
  );
  const files = new Map<string, Buffer>();
  if (named.length === 0) return files;
  const { photos: known } = await readPhotoFiles();
  for (const address of new Set(named)) {
    const bytes = await encodePhotoAtAddress(address, known);
    if (!bytes) throw new Error(`${address}: found no such photo; expected it in content/photos/`);
    files.set(address.slice(1), bytes);
  }
  return files;
}
