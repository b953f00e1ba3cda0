import { globSync } from "node:fs";
import { join } from "node:path";
import { solutionRooms } from "../src/site-map.ts";

/** Modules of src/content/ that read, check and describe content, and have no texts themselves. */
const readerModulePattern =
  /content\/(check|check-pages|claim-blocks|facts|field-types|read|schema-helpers|site|site-schema|yaml)\.ts$/;

/** The paths of all modules with texts of content/: those of src/content/, and the words of each room. */
export const textModulePaths = globSync(["src/content/*.ts", "src/**/words.ts"])
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => !path.endsWith(".test.ts") && !readerModulePattern.test(path))
  .sort();

/**
 * Finds the module with the texts of a page or of a part that several pages share.
 * @param name of the room, of the solution, or of the file in src/content/
 * @throws Error if there is no such module
 */
export function findTextModulePath(name: string): string {
  const candidates = [
    join("src", solutionRooms[name] ?? name, "words.ts"),
    join("src/content", `${name}.ts`),
  ].map((path) => path.replaceAll("\\", "/"));
  const path = candidates.find((one) => textModulePaths.includes(one));
  if (!path) throw new Error(`${name}: found none of ${candidates.join(", ")}`);
  return path;
}
