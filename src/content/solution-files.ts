import { existsSync, readdirSync } from "node:fs";
import { getContentPath, getTextFolders } from "./content-folder.ts";
import { missingValueText, type Problem } from "./problems.ts";
import { convertToSlug } from "./site-values.ts";

const folder = getContentPath("solutions");
const listYamlFiles = (path: string) =>
  existsSync(path) ? readdirSync(path).filter((file) => /\.ya?ml$/i.test(file)) : [];
const removeExtension = (file: string) => file.replace(/\.ya?ml$/i, "");
const firmFileNames = listYamlFiles(folder);

/** Names of the solutions with a file in the firm's own folder. */
export const firmSolutionNames = firmFileNames.map(removeExtension);

/** Names of the solutions with a file; undefined in a copy that only serves the built site, without content. */
export const solutionNamesWithFile = getTextFolders("solutions").some((path) => existsSync(path))
  ? [...new Set(getTextFolders("solutions").flatMap(listYamlFiles).map(removeExtension))]
  : undefined;

/** Finds files of solutions/ whose name is not a valid page address with `.yaml`, such as `Telefonía IP.yaml`. */
export const findInvalidSolutionFileNames = (files: readonly string[] = firmFileNames): Problem[] =>
  files.flatMap((file) => {
    const validName = `${convertToSlug(removeExtension(file))}.yaml`;
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
      file: getContentPath(`solutions/${name}.yaml`),
      found: missingValueText,
      expected: `este archivo, o en ${getContentPath("site.yaml")} lo que sí ofreces: solutions: ${offeredWithFile}`,
    }));
}
