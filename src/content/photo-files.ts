import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { type PhotoFormat, type PhotoMetadata, photoFormats, photoPathPattern } from "./photo.ts";

const photosFolderPath = "content/photos";
const photoCacheFolder = ".cache/photos";

/** Maximum bytes of a photo file: more than cameras produce is a mistake, and would stay in the git history. */
const maxPhotoBytes = 20 * 1024 * 1024;
const maxPhotoPixels = 100_000_000;
const minPhotoSidePx = 64;

const photoEncodersByFormat: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 4 }),
  webp: (image) => image.webp({ quality: 78 }),
};

/** A part of the key of the photo cache, to be changed with the encoder options. */
const photoEncodingVersion = "1";

interface PhotoProblem {
  file: string;
  found: string | { es: string; en: string };
  expected: { es: string; en: string };
}

const photoFileNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/;

/** A valid photo in content/photos/; `path` begins at the project's folder. */
export interface PhotoFile extends PhotoMetadata {
  path: string;
}

/** @returns what is wrong with the file name of a photo; undefined for a valid name */
function findPhotoNameProblem(fileName: string): Omit<PhotoProblem, "file"> | undefined {
  const found = JSON.stringify(fileName);
  if (/\.hei[cf]$/i.test(fileName))
    return {
      found,
      expected: {
        es: "la misma foto en JPG: el teléfono la guarda así con «Más compatible»",
        en: 'the same photo as JPG: a telephone saves it so as "Most compatible"',
      },
    };
  if (photoFileNamePattern.test(fileName)) return undefined;
  return {
    found,
    expected: {
      es: "un nombre en minúsculas, sin acentos ni espacios, que termine en .jpg, .png, .webp o .avif",
      en: "a name in small letters, digits and hyphens that ends with .jpg, .png, .webp or .avif",
    },
  };
}

async function readPhotoFile(projectFolder: string, fileName: string): Promise<PhotoFile | PhotoProblem> {
  const file = `${photosFolderPath}/${fileName}`;
  const nameFault = findPhotoNameProblem(fileName);
  if (nameFault) return { file, ...nameFault };
  const { size } = statSync(join(projectFolder, file));
  if (size > maxPhotoBytes)
    return {
      file,
      found: `${Math.round(size / 1024 / 1024)} MB`,
      expected: { es: "hasta 20 MB: guárdala más chica", en: "up to 20 MB: save it smaller" },
    };
  const bytes = readFileSync(join(projectFolder, file));
  try {
    // Decodes the whole photo, because the beginning of a broken download is valid.
    await sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: "error" }).stats();
    const { autoOrient } = await sharp(bytes).metadata();
    const { width, height } = autoOrient;
    if (Math.min(width, height) < minPhotoSidePx)
      return {
        file,
        found: `${width} × ${height} px`,
        expected: {
          es: `al menos ${minPhotoSidePx} px por lado`,
          en: `at least ${minPhotoSidePx} px a side`,
        },
      };
    const version = createHash("sha256").update(photoEncodingVersion).update(bytes).digest("hex").slice(0, 8);
    return { path: file, name: fileName.replace(/\.[^.]*$/, ""), version, width, height };
  } catch (error) {
    return {
      file,
      found: /pixel limit/.test(String(error))
        ? { es: "más de 100 millones de puntos", en: "more than 100 million dots" }
        : { es: "un archivo roto o que no es una foto", en: "a file that is broken or no photo" },
      expected: { es: "una foto que se pueda abrir", en: "a photo that can be opened" },
    };
  }
}

/**
 * Reads and checks the files in content/photos/.
 * @returns the valid photos by file name, and the problems of the other files
 */
export async function readPhotoFiles(
  projectFolder = "",
): Promise<{ photos: Record<string, PhotoFile>; problems: PhotoProblem[] }> {
  if (!existsSync(join(projectFolder, photosFolderPath))) return { photos: {}, problems: [] };
  const files = readdirSync(join(projectFolder, photosFolderPath))
    .filter((name) => !name.startsWith("."))
    .sort();
  const photos: Record<string, PhotoFile> = {};
  const problems: PhotoProblem[] = [];
  for (const fileName of files) {
    const read = await readPhotoFile(projectFolder, fileName);
    if ("found" in read) problems.push(read);
    else if (Object.values(photos).some(({ name }) => name === read.name))
      problems.push({
        file: read.path,
        found: { es: `otra foto llamada ${read.name}`, en: `another photo called ${read.name}` },
        expected: { es: "un nombre propio", en: "a name of its own" },
      });
    else photos[fileName] = read;
  }
  return { photos, problems };
}

/** Encodes a photo in one width (px) and format, upright, without metadata such as the location; caches it in .cache/photos. */
export async function encodePhoto(
  { path, name, version }: PhotoFile,
  width: number,
  format: PhotoFormat,
  projectFolder = "",
): Promise<Buffer> {
  const cachedPath = join(projectFolder, photoCacheFolder, `${name}-${version}-${width}.${format}`);
  if (existsSync(cachedPath)) return readFileSync(cachedPath);
  const image = sharp(join(projectFolder, path)).autoOrient().resize({ width, withoutEnlargement: true });
  const bytes = await photoEncodersByFormat[format](image).toBuffer();
  mkdirSync(join(projectFolder, photoCacheFolder), { recursive: true });
  // The file gets its name when it is complete: an interrupted build must not leave half a photo.
  writeFileSync(`${cachedPath}.${process.pid}`, bytes);
  renameSync(`${cachedPath}.${process.pid}`, cachedPath);
  return bytes;
}

/** Encodes the photo for an address that `buildPhotoPath` built. @returns undefined if there is no such photo */
export async function encodePhotoAtAddress(
  address: string,
  photos: Record<string, PhotoFile>,
  projectFolder?: string,
) {
  const [, name, version, width, format] = [...address.matchAll(photoPathPattern)][0] ?? [];
  const photo = Object.values(photos).find((one) => one.name === name && one.version === version);
  const known = photoFormats.find((one) => one === format);
  return photo && known ? encodePhoto(photo, Number(width), known, projectFolder) : undefined;
}
