import { existsSync, readdirSync } from "node:fs";
import { getContentPath, getTextFolders } from "./content-folder.ts";
import { missingValueText, type Problem } from "./problems.ts";
import { convertToSlug } from "./site-values.ts";

const folder = getContentPath("solutions");
const folders = getTextFolders("solutions").filter((path) => existsSync(path));
const yamlFileNames =
  folders.length > 0
    ? [...new Set(folders.flatMap((path) => readdirSync(path)))].filter((file) => /\.ya?ml$/i.test(file))
    : undefined;

/** Names of the solutions with a content file; undefined in a copy that only serves the built site, without content. */
export const solutionNamesWithFile = yamlFileNames?.map((file) => file.replace(/\.ya?ml$/i, ""));

/** Finds files of solutions/ whose name is not a valid page address with `.yaml`, such as `Telefonía IP.yaml`. */
export const findInvalidSolutionFileNames = (files: readonly string[] = yamlFileNames ?? []): Problem[] =>
  files.flatMap((file) => {
    const validName = `${convertToSlug(file.replace(/\.ya?ml$/i, ""))}.yaml`;
    if (file === validName) return [];
    return [
      {
        file: `${folder}/${file}`,
        found: `el nombre ${JSON.stringify(file)}`,
        expected: `${JSON.stringify(validName)}, porque es la dirección de su página: sin tildes, mayúsculas ni espacios; y así también en solutions`,
      },
    ];
  });

/**
 * Finds solutions that content/site.yaml offers without a content file.
 * @param namesWithFile names of the files in content/solutions/, without `.yaml`; by default those that are there
 */
export function findSolutionsWithoutFile(
  offeredNames: readonly string[],
  namesWithFile: readonly string[] = solutionNamesWithFile ?? [],
): Problem[] {
  const offeredWithFile = JSON.stringify(offeredNames.filter((name) => namesWithFile.includes(name)));
  return offeredNames
    .filter((name) => !namesWithFile.includes(name))
    .map((name) => ({
      file: `content/solutions/${name}.yaml`,
      found: missingValueText,
      expected: `este archivo, o en content/site.yaml lo que sí ofreces: solutions: ${offeredWithFile}`,
    }));
}
