import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { contentFolder, getContentPath } from "./content-folder.ts";
import { findNearestName } from "./problems.ts";
import { collectProblems, formatProblemOfField, schemasByFile } from "./read.ts";
import { siteFields } from "./site-schema.ts";

const contentModulePatterns = ["src/**/words.ts", "src/content/*.ts"];

/** Reads all files of content/, and writes the JSON schemas that have changed. @returns the problems, one line each */
export async function listContentProblemsAndWriteSchemas(): Promise<string[]> {
  const problems = collectProblems();
  for (const path of globSync(contentModulePatterns, {
    exclude: ["**/{*.test,exit-on-invalid-site}.ts"],
  }).sort())
    await import(pathToFileURL(path).href).catch((error) => {
      if (problems.length === 0) throw error;
      // A module may fail for want of what its invalid file would have; by then it has read that file.
    });
  const files = globSync("{,words/,solutions/}*.yaml", { cwd: contentFolder, exclude: ["site.yaml"] }).map(
    (path) => path.replaceAll("\\", "/").replace(/\.yaml$/, ""),
  );
  // For code editors: the first line of each content file names its schema.
  for (const [name, schema] of [["site", siteFields] as const, ...schemasByFile]) {
    const file = getContentPath(".schemas", `${name}.json`);
    const json = z.toJSONSchema(schema, { io: "input", reused: "ref", unrepresentable: "any" });
    const text = `${JSON.stringify(json)}\n`;
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const knownNames = [...schemasByFile.keys()];
  const unknown = files
    .filter((name) => !knownNames.includes(name))
    .map((name) => ({
      file: getContentPath(`${name}.yaml`),
      found: "un archivo que ninguna página lee",
      expected: knownNames.join(", "),
      nearest: findNearestName(name, knownNames),
    }));
  return [...problems, ...unknown].map(formatProblemOfField);
}
