import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { getContentPath } from "./content-folder.ts";
import type { Problem } from "./problems.ts";

const photosFolderPath = getContentPath("photos");

/** Maximum bytes of a photo file: more than cameras produce is a mistake, and would stay in the git history. */
const maxPhotoBytes = 20 * 1024 * 1024;

/** Files that Windows adds to folders with photos. Those of macOS begin with a dot. */
const systemFileNames = ["thumbs.db", "desktop.ini"];

/** @returns what is wrong with a photo; undefined if it can be shown */
async function findPhotoFault(
  path: string,
  fileName: string,
): Promise<Pick<Problem, "found" | "expected"> | undefined> {
  if (!/^[a-z0-9]+(?:[._-]+[a-z0-9]+)*\.(?:jpe?g|png|webp|avif)$/.test(fileName))
    return {
      found: JSON.stringify(fileName),
      expected: "una foto en .jpg, .png, .webp o .avif, con un nombre en minúsculas, sin acentos ni espacios",
    };
  if (statSync(path).size > maxPhotoBytes) return { found: "un archivo enorme", expected: "hasta 20 MB" };
  try {
    // Decodes the whole photo, because the beginning of a broken download is valid.
    await sharp(readFileSync(path), { failOn: "error" }).stats();
    return undefined;
  } catch {
    return { found: "un archivo roto o que no es una foto", expected: "una foto que se pueda abrir" };
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
