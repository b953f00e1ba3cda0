import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { contentFolder, getContentPath, isOwnerFileName } from "./content-folder.ts";
import { findNearestName, type Problem } from "./problems.ts";
import { collectProblems, formatProblemOfField, schemasByFile } from "./read.ts";
import { siteFields } from "./site-schema.ts";

const contentModulePatterns = ["src/**/words.ts", "src/content/*.ts"];

const otherEntries = "site.yaml brand.css own-words.txt words solutions written news photos files".split(" ");

/** Finds what nothing reads in content/, words/ and solutions/, when all has been read; misnamed logos have a warning of their own. */
export function findUnknownEntries(): Problem[] {
  const known = [...otherEntries, ...Array.from(schemasByFile.keys(), (name) => `${name}.yaml`)];
  return globSync("{*,words/*,solutions/*}", { cwd: contentFolder })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => isOwnerFileName(basename(path)) && !known.includes(path))
    .filter((path) => !/^logo|^solutions\/.*\.ya?ml$/i.test(path))
    .map((path) => ({
      file: getContentPath(path),
      found: "lo que ninguna página lee",
      expected: known.filter((one) => dirname(one) === dirname(path)).join(", "),
      nearest: findNearestName(path, known),
    }));
}

/** Reads all files of content/, and writes the JSON schemas that have changed. @returns the problems, one line each */
export async function listContentProblemsAndWriteSchemas(): Promise<string[]> {
  const problems = collectProblems();
  for (const path of globSync(contentModulePatterns, {
    exclude: ["**/{*.test,*.spec,exit-on-invalid-site}.ts"],
  }).sort())
    await import(pathToFileURL(path).href).catch((error) => {
      if (problems.length === 0) throw error;
      // A module may fail for want of what its invalid file would have; by then it has read that file.
    });
  // For code editors: the first line of each content file names its schema.
  for (const [name, schema] of [["site", siteFields] as const, ...schemasByFile]) {
    const file = getContentPath(".schemas", `${name}.json`);
    const json = z.toJSONSchema(schema, { io: "input", reused: "ref", unrepresentable: "any" });
    const text = `${JSON.stringify(json)}\n`;
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return problems.map(formatProblemOfField);
}
