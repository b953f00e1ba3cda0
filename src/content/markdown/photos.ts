import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { define, source } from "../reading/content.ts";
import { joinContentPath, listOwnerFileNames } from "../reading/folder.ts";
import { findNearestName, type Problem } from "../reading/problems.ts";

export interface Photos {
  folder: string;
  fileNames: readonly string[];
}

type PhotoFault = Pick<Problem, "found" | "expected" | "nearest">;

const photoNamePattern = /^[a-z0-9]+(?:[._-]+[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/;

/** Maximum bytes of a photo file: more than cameras produce is a mistake, and would stay in the git history. */
const maxPhotoBytes = 20 * 1024 * 1024;

export const photos = define((read): Photos => {
  const folder = joinContentPath(read(source).folder, "photos");
  return { folder, fileNames: listOwnerFileNames(folder).filter((name) => photoNamePattern.test(name)) };
});

/** Finds what is wrong with the name of a photo in a text, or with its description. */
export function findPhotoProblem(
  fileName: string,
  alt: string | null | undefined,
  { folder, fileNames }: Photos,
): PhotoFault | undefined {
  if (!fileNames.includes(fileName))
    return {
      found: JSON.stringify(fileName),
      expected: `un archivo de ${folder}${fileNames.length > 0 ? `: ${fileNames.join(", ")}` : ", que no tiene ninguno"}`,
      nearest: findNearestName(fileName.replace(/^.*\//, ""), fileNames),
    };
  if (alt?.trim()) return undefined;
  return { found: `la foto ${fileName} sin decir qué muestra`, expected: "una frase para quien no la ve" };
}

/** Whether photos that have been decoded can be shown, by path, time and size: decoding all of them takes long. */
export type SeenPhotos = Map<string, boolean>;

/** Of the tallest WebP. */
const maxHeight = 0x3fff;
/** Of the largest photo that sharp reads. */
const maxPixels = 0x3fff * 0x3fff;
/** Of the widest photo of a page. */
const maxShownWidth = 1344;

/** Finds what Astro could not encode: it would publish the original, with the place where the camera was. */
export function findPhotoSizeFault(width: number, height: number, pictures = 1): PhotoFault | undefined {
  const found = `${width} x ${height} píxeles`;
  const highest = Math.floor(maxHeight * Math.max(1, width / maxShownWidth));
  if (width * height > maxPixels) return { found, expected: "hasta 268 millones: achícala" };
  if (height > highest) return { found, expected: `hasta ${highest} de alto: pártela en dos` };
  return pictures > 1 ? { found: "una imagen que se mueve", expected: "una foto, o un video" } : undefined;
}

async function findEncodingFault(path: string): Promise<PhotoFault | undefined> {
  try {
    const file = await readFile(path);
    const { autoOrient, format, pages } = await sharp(file, { limitInputPixels: false }).metadata();
    // Astro refuses it, also under the name of a photo.
    if (format === "svg") return { found: "un dibujo SVG", expected: "una foto: guárdalo como PNG" };
    const fault = findPhotoSizeFault(autoOrient.width, autoOrient.height, pages);
    // Decodes the whole photo, because the beginning of a broken download is valid.
    if (!fault) await sharp(file, { failOn: "error" }).stats();
    return fault;
  } catch {
    return { found: "un archivo roto o que no es una foto", expected: "una foto que se pueda abrir" };
  }
}

async function findPhotoFileFault(path: string, fileName: string, seen: SeenPhotos) {
  if (!photoNamePattern.test(fileName))
    return {
      found: JSON.stringify(fileName),
      expected: "una foto en .jpg, .png, .webp o .avif, con un nombre en minúsculas, sin acentos ni espacios",
    };
  const { mtimeMs, size } = statSync(path);
  if (size > maxPhotoBytes) return { found: "un archivo enorme", expected: "hasta 20 MB" };
  const key = `${path} ${mtimeMs} ${size}`;
  const fault = seen.get(key) ? undefined : await findEncodingFault(path);
  seen.set(key, fault === undefined);
  return fault;
}

/** Finds files of photos/ that cannot be shown. @param seen the results of earlier checks, to which this adds */
export async function findPhotoFileProblems(
  folder: string,
  seen: SeenPhotos = new Map(),
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const fileName of listOwnerFileNames(folder)) {
    const file = `${folder}/${fileName}`;
    const fault = await findPhotoFileFault(file, fileName, seen);
    if (fault) problems.push({ file, ...fault });
  }
  return problems;
}
