import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { site } from "../../site.config.ts";
import { ContentError, findNearestName, formatProblem, type Problem } from "./problems.ts";
import { schemas } from "./read.ts";

/**
 * The schemas as JSON Schema, which editors complete and check by: the first line of each file of content/ names its own.
 * @returns texts by path from the project's root
 */
export function buildEditorSchemas(): Map<string, string> {
  return new Map(
    [...schemas].map(([name, schema]) => [
      `content/.schemas/${name}.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { io: "input", reused: "ref" }))}\n`,
    ]),
  );
}

/** Files of words that no page reads: mostly one whose name is misspelt. */
export function findUnreadFiles(files: readonly string[], known: readonly string[]): Problem[] {
  return files
    .filter((name) => !known.includes(name))
    .map((name) => ({
      file: `content/${name}.yaml`,
      found: { es: "un archivo que ninguna página lee", en: "a file that no page reads" },
      expected: known.join(", "),
      nearest: findNearestName(name, known),
    }));
}

/**
 * Reads all of content/, and writes the schemas that have changed.
 * @returns what is wrong, a line each; empty when all is well
 */
export async function checkContent(): Promise<string[]> {
  const project = join(import.meta.dirname, "../..");
  const lines = new Set<string>();
  for (const path of globSync("prepare/content/files/*.ts", { cwd: project }).sort())
    try {
      await import(pathToFileURL(join(project, path)).href);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      for (const line of error.message.split("\n")) lines.add(line);
    }
  const files = globSync("content/{,solutions/}*.yaml", { cwd: project }).map((path) =>
    path.replaceAll("\\", "/").replace(/^content\/|\.yaml$/g, ""),
  );
  // After a fault the modules that need what is wrong have read nothing.
  if (lines.size === 0)
    for (const problem of findUnreadFiles(files, [...schemas.keys()]))
      lines.add(formatProblem(problem, site.locale));
  for (const [path, text] of buildEditorSchemas()) {
    const file = join(project, path);
    if (readAsText(file) === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...lines];
}

const readAsText = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
