import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { claimsSchema } from "../src/content/firm/claim-blocks.ts";
import { siteFields } from "../src/content/firm/site-fields.ts";
import { type ContentFiles, type Handle, type Read, source } from "../src/content/reading/content.ts";
import { isFolder, isOwnerFileName, joinContentPath } from "../src/content/reading/folder.ts";
import { findNearestName, type Problem, readOrCollectProblems } from "../src/content/reading/problems.ts";
import { facts } from "../src/content/texts/facts.ts";
import { resolvers } from "../src/content/texts/resolve.ts";

const importAll = () =>
  Promise.all(
    globSync(["src/**/words.ts", "src/content/**/*.ts"], { exclude: ["**/*.{test,spec}.ts"] }).map(
      (path): Promise<object> => import(/* @vite-ignore */ pathToFileURL(resolve(path)).href),
    ),
  );

// Under Vite the glob also picks up changed modules; plain Node imports the same ones.
const modules = import.meta.env
  ? Object.values(
      import.meta.glob<object>(["/src/**/words.ts", "/src/content/**/*.ts", "!**/*.{test,spec}.ts"], {
        eager: true,
      }),
    )
  : await importAll();

const isHandle = (value: unknown): value is Handle<unknown> =>
  typeof value === "object" && value !== null && "compute" in value;

/** All files of content that a module declares. Importing these modules reads nothing. */
const contentFiles: readonly ContentFiles[] = modules
  .flatMap((exports) => Object.values(exports))
  .flatMap((value) => (isHandle(value) && value.files ? [value.files] : []));

/** Reads all texts in YAML. @returns what is wrong in them; `firmFile` has what is wrong with the firm and its claims */
export const listWordProblems = (read: Read): Problem[] =>
  contentFiles.flatMap(({ checked }) => readOrCollectProblems(() => read(checked)).problems);

const listFiles = (read: Read) =>
  contentFiles.flatMap(({ listNames, schema }) => listNames(read).map((name) => ({ name, schema })));

const contentFolders = ["words", "solutions", "written", "news", "photos", "files"];
const otherEntries = ["site.yaml", "claims.yaml", "brand.css", "own-words.txt", ...contentFolders];

/** Finds what nothing reads in content/, words/ and solutions/; misnamed logos have a warning of their own. */
export function findUnknownEntries(read: Read): Problem[] {
  const { folder } = read(source);
  const known = [...otherEntries, ...listFiles(read).map(({ name }) => `${name}.yaml`)];
  const filesNamedAsFolders = contentFolders
    .map((name) => joinContentPath(folder, name))
    .filter((path) => existsSync(path) && !isFolder(path))
    .map((file) => ({ file, found: "un archivo", expected: "una carpeta" }));
  const unread = globSync("{*,words/*,solutions/*}", { cwd: folder })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => isOwnerFileName(basename(path)) && !known.includes(path))
    .filter((path) => !/^logo|^solutions\/.*\.ya?ml$/i.test(path))
    .map((path) => ({
      file: joinContentPath(folder, path),
      found: "lo que ninguna página lee",
      expected: known.filter((one) => dirname(one) === dirname(path)).join(", "),
      nearest: findNearestName(path, known),
    }));
  return [...filesNamedAsFolders, ...unread];
}

/** Writes the JSON schemas that have changed, for code editors: the first line of each content file names its schema. */
export function writeJsonSchemas(read: Read): void {
  const schemas = [
    { name: "site", schema: read(siteFields) },
    { name: "claims", schema: read(claimsSchema) },
    ...listFiles(read),
  ];
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
