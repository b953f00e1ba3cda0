import { define, source } from "../reading/content.ts";
import { joinContentPath, listOwnerFileNames, listSearchedFolders } from "../reading/folder.ts";
import type { Problem } from "../reading/problems.ts";
import { convertToSlug } from "./value-formats.ts";

/** Names of files and folders of the finished site, which no page may have. */
export const reservedPageNames = ["404", "assets", "healthz", "index", "share"];

const listYamlFiles = (folder: string) => listOwnerFileNames(folder).filter((file) => /\.ya?ml$/i.test(file));
const removeExtension = (file: string) => file.replace(/\.ya?ml$/i, "");

/** The project's solutions, which texts of any page may mention. A solution that an owner adds is not among them. */
export const builtInSolutionNames = ["agentes-ia", "crm", "google-workspace", "kaseya"] as const;

export const solutionFiles = define((read) => {
  const [folder = "", ...others] = listSearchedFolders(read(source).folder).map((one) =>
    joinContentPath(one, "solutions"),
  );
  const firmFiles = listYamlFiles(folder);
  const solutionNamesWithFile = [firmFiles, ...others.map(listYamlFiles)].flat().map(removeExtension);
  return {
    firmSolutionNames: firmFiles.map(removeExtension),
    solutionNamesWithFile: [...new Set(solutionNamesWithFile)],
    /** Claims and texts may also name the project's solutions whose files an owner has deleted. */
    solutionNames: [...new Set<string>([...builtInSolutionNames, ...solutionNamesWithFile])],
    /** Files whose name is not a valid page address, or one of the site's own, with `.yaml`, such as `Telefonía IP.yaml`. */
    problems: firmFiles.flatMap((file): Problem[] => {
      const slug = convertToSlug(removeExtension(file));
      const valid = reservedPageNames.includes(slug) ? `mi-${slug}.yaml` : `${slug}.yaml`;
      const found = `el nombre "${file}"`;
      const expected = `"${valid}", porque es la dirección de su página, y así también en solutions`;
      return file === valid ? [] : [{ file: `${folder}/${file}`, found, expected }];
    }),
  };
});
