import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { z } from "zod";
import { siteFields } from "./firm/site-fields.ts";
import { markdownFiles } from "./markdown/written.ts";
import { type ContentFiles, type Read, source } from "./reading/content.ts";
import { isOwnerFileName, joinContentPath } from "./reading/folder.ts";
import { findNearestName, type Problem, readOrCollectProblems } from "./reading/problems.ts";
import { facts } from "./texts/facts.ts";
import { resolvers } from "./texts/resolve.ts";

/** Reads the words and the Markdown files. @returns what is wrong in all of them; `firmFile` has what is wrong with the firm */
export const listContentProblems = (read: Read, files: readonly ContentFiles[]): Problem[] => [
  ...files.flatMap(({ checked }) => (checked ? readOrCollectProblems(() => read(checked)).problems : [])),
  ...read(markdownFiles).problems,
];

const listNames = (read: Read, files: readonly ContentFiles[]) =>
  files.flatMap((one) => one.listNames(read).map((name) => ({ name, schema: one.schema })));

const otherEntries = "site.yaml brand.css own-words.txt words solutions written news photos files".split(" ");

/** Finds files of content/, words/ and solutions/ that nothing reads; misnamed logos have their own warning. */
export function findUnknownEntries(read: Read, files: readonly ContentFiles[]): Problem[] {
  const { folder } = read(source);
  const known = [...otherEntries, ...listNames(read, files).map(({ name }) => `${name}.yaml`)];
  return globSync("{*,words/*,solutions/*}", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => isOwnerFileName(basename(path)) && !known.includes(path))
    .filter((path) => !/^logo|^solutions\/.*\.ya?ml$/i.test(path))
    .map((path) => ({
      file: joinContentPath(folder, path),
      found: "lo que ninguna página lee",
      expected: known.filter((one) => dirname(one) === dirname(path)).join(", "),
      nearest: findNearestName(path, known),
    }));
}

/** Writes the JSON schemas that have changed, for code editors: the first line of each content file names its schema. */
export function writeJsonSchemas(read: Read, files: readonly ContentFiles[]): void {
  const schemas = [{ name: "site", schema: read(siteFields) }, ...listNames(read, files)];
  for (const { name, schema } of schemas) {
    const file = joinContentPath(read(source).folder, ".schemas", `${name}.json`);
    const json = z.toJSONSchema(schema, {
      io: "input",
      reused: "ref",
      unrepresentable: "any",
      override: ({ zodSchema, jsonSchema }) => {
        const names = resolvers.get(zodSchema as unknown as z.ZodType)?.listNames?.(read(facts));
        if (names) jsonSchema.enum = [...names];
      },
    });
    const text = `${JSON.stringify(json)}\n`;
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
