import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { getContentPath, isOwnerFileName } from "./content-folder.ts";
import type { Problem } from "./problems.ts";
import { reportProblems } from "./read.ts";

const photosFolderPath = getContentPath("photos");

/** Maximum bytes of a photo file: more than cameras produce is a mistake, and would stay in the git history. */
const maxPhotoBytes = 20 * 1024 * 1024;

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

const listOwnerFiles = () => readdirSync(photosFolderPath).filter(isOwnerFileName).sort();

export const photoFileNames: string[] = [];

for (const fileName of existsSync(photosFolderPath) ? listOwnerFiles() : []) {
  const file = `${photosFolderPath}/${fileName}`;
  const fault = await findPhotoFault(file, fileName);
  if (fault) reportProblems([{ file, ...fault }]);
  else photoFileNames.push(fileName);
}
