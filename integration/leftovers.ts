import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { isOwnerFileName } from "../src/content/reading/folder.ts";
import type { Problem } from "../src/content/reading/problems.ts";
import { getContentPath } from "../src/site-content.ts";

/** Lists the files of assets/ that the build made, without those of content/files/. */
const listMadeAssets = (folder: string, extensions: string) =>
  globSync(`assets/*.{${extensions}}`, { cwd: folder }).filter(
    (path) => !existsSync(getContentPath("files", path)),
  );

/** Finds photos that Astro could not encode: it then publishes the original, with the camera's metadata. */
export async function findOriginalImages(folder: string): Promise<Problem[]> {
  const checked = listMadeAssets(folder, "jpg,jpeg,png,webp,avif").map(async (file) => {
    const { mediaType, exif, xmp, iptc } = await sharp(join(folder, file)).metadata();
    const isEncoded = mediaType === `image/${extname(file).slice(1)}` && !exif && !xmp && !iptc;
    const found = `la foto como salió de la cámara (${mediaType})`;
    return isEncoded
      ? []
      : [{ file, found, expected: "una que se pueda achicar: guárdala otra vez como JPG" }];
  });
  return (await Promise.all(checked)).flat();
}

/** Deletes files that no page names: unused scripts, original photos with their location, the licence list. */
export function deleteLeftovers(folder: string): void {
  // Also files that operating systems leave in an owner's folder.
  for (const path of globSync("**/{.*,*}", { cwd: folder, exclude: [".well-known"] }))
    if (!isOwnerFileName(basename(path))) rmSync(join(folder, path), { recursive: true, force: true });
  const unnamed = new Set(listMadeAssets(folder, "js,jpg,jpeg,png,webp,avif"));
  const keepNamedFiles = (path: string) => {
    const text = readFileSync(join(folder, path), "utf8");
    for (const other of unnamed)
      if (text.includes(basename(other))) {
        unnamed.delete(other);
        if (other.endsWith(".js")) keepNamedFiles(other);
      }
  };
  for (const path of globSync("**/*.{html,xml}", { cwd: folder })) keepNamedFiles(path);
  for (const path of unnamed) rmSync(join(folder, path));
}
