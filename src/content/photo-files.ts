import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { getContentPath } from "./content-folder.ts";
import type { Problem } from "./problems.ts";

const photosFolderPath = getContentPath("photos");

/** Maximum bytes of a photo file: more than cameras produce is a mistake, and would stay in the git history. */
const maxPhotoBytes = 20 * 1024 * 1024;
const maxPhotoPixels = 100_000_000;
const minPhotoSidePx = 64;

/** Files that Windows adds to folders with photos. Those of macOS begin with a dot. */
const systemFileNames = ["thumbs.db", "desktop.ini"];

type PhotoFault = Pick<Problem, "found" | "expected">;

/** @returns what is wrong with the file name of a photo; undefined for a valid name */
function findPhotoNameFault(fileName: string): PhotoFault | undefined {
  const found = JSON.stringify(fileName);
  if (/\.hei[cf]$/i.test(fileName))
    return { found, expected: "la misma foto en JPG: el teléfono la guarda así con «Más compatible»" };
  if (!/\.(?:jpe?g|png|webp|avif)$/i.test(fileName))
    return { found, expected: "una foto en .jpg, .png, .webp o .avif: saca de ahí todo otro archivo" };
  if (/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*\.[a-z]+$/.test(fileName)) return undefined;
  return {
    found,
    expected: "un nombre en minúsculas, sin acentos ni espacios, que termine en .jpg, .png, .webp o .avif",
  };
}

/** @returns what is wrong with a photo; undefined if it can be shown */
async function findPhotoFault(path: string, fileName: string): Promise<PhotoFault | undefined> {
  const nameFault = findPhotoNameFault(fileName);
  if (nameFault) return nameFault;
  const { size } = statSync(path);
  if (size > maxPhotoBytes)
    return { found: `${Math.round(size / 1024 / 1024)} MB`, expected: "hasta 20 MB: guárdala más chica" };
  const bytes = readFileSync(path);
  try {
    // Decodes the whole photo, because the beginning of a broken download is valid.
    await sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: "error" }).stats();
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    if (Math.min(width, height) >= minPhotoSidePx) return undefined;
    return { found: `${width} × ${height} px`, expected: `al menos ${minPhotoSidePx} px por lado` };
  } catch (error) {
    return {
      found: /pixel limit/.test(String(error))
        ? "más de 100 millones de puntos"
        : "un archivo roto o que no es una foto",
      expected: "una foto que se pueda abrir",
    };
  }
}

/**
 * Reads and checks the files in content/photos/.
 * @param projectFolder the project's folder, the current one by default
 * @returns the names of the valid photos, and the problems of the other files
 */
export async function readPhotoFileNames(
  projectFolder = "",
): Promise<{ names: string[]; problems: Problem[] }> {
  const names: string[] = [];
  const problems: Problem[] = [];
  const folder = join(projectFolder, photosFolderPath);
  if (!existsSync(folder)) return { names, problems };
  for (const fileName of readdirSync(folder).sort()) {
    if (fileName.startsWith(".") || systemFileNames.includes(fileName.toLowerCase())) continue;
    const fault = await findPhotoFault(join(folder, fileName), fileName);
    if (fault) problems.push({ file: `${photosFolderPath}/${fileName}`, ...fault });
    else names.push(fileName);
  }
  return { names, problems };
}
