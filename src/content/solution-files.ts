import { existsSync, readdirSync } from "node:fs";
import { getContentPath, getTextFolders } from "./content-folder.ts";
import type { Problem } from "./problems.ts";
import { convertToSlug } from "./site-values.ts";

const folder = getContentPath("solutions");
const listYamlFiles = (path: string) =>
  existsSync(path) ? readdirSync(path).filter((file) => /\.ya?ml$/i.test(file)) : [];
const removeExtension = (file: string) => file.replace(/\.ya?ml$/i, "");
const firmFileNames = listYamlFiles(folder);

export const firmSolutionNames = firmFileNames.map(removeExtension);

export const solutionNamesWithFile = [
  ...new Set(getTextFolders("solutions").flatMap(listYamlFiles).map(removeExtension)),
];

/** Finds files of solutions/ whose name is not a valid page address with `.yaml`, such as `Telefonía IP.yaml`. */
export const findInvalidSolutionFileNames = (files: readonly string[] = firmFileNames): Problem[] =>
  files.flatMap((file) => {
    const valid = `${convertToSlug(removeExtension(file))}.yaml`;
    const found = `el nombre "${file}"`;
    const expected = `"${valid}", porque es la dirección de su página, y así también en solutions`;
    return file === valid ? [] : [{ file: `${folder}/${file}`, found, expected }];
  });
