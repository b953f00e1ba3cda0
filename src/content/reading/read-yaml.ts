import type { z } from "zod";
import { type ContentFiles, define, type Handle, type Read, source } from "./content.ts";
import { getTextPath } from "./folder.ts";
import { ContentError } from "./problems.ts";
import { readOwnerText } from "./read-text-file.ts";
import { listSchemaProblems } from "./schema-problems.ts";
import { YamlFile } from "./yaml.ts";

/** What files said when they were last parsed: after a change of one, development parses that one alone. */
const parsedFiles = new Map<string, { text: string; yaml: YamlFile }>();

/** Parses the YAML of an owner's file, and remembers it for the lines of problems. @throws ContentError at its first error */
export function parseYaml(read: Read, text: string, file: string): YamlFile {
  const last = parsedFiles.get(file);
  const yaml = last?.text === text ? last.yaml : new YamlFile(text, file);
  parsedFiles.set(file, { text, yaml });
  read(source).yamlFiles.set(file, yaml);
  if (yaml.syntaxProblem) throw new ContentError([yaml.syntaxProblem]);
  return yaml;
}

/** Checks parsed YAML with a schema. @throws ContentError with all invalid values */
export function checkYaml<Kind extends z.ZodType>(yaml: YamlFile, schema: Kind): z.output<Kind> {
  const { data, error } = schema.safeParse(yaml.value);
  if (error) throw new ContentError(listSchemaProblems(error, schema, yaml).map(yaml.locate));
  return data;
}

/** Reads a YAML file of the firm or, if it has none, of the project: `words/home`. @throws ContentError without any */
export function readYamlFile(read: Read, name: string): YamlFile {
  const file = getTextPath(read(source).folder, `${name}.yaml`);
  return parseYaml(read, readOwnerText(file), file);
}

/** Declares a file such as `words/crm`: `readFile` reads and checks its words, `build` makes the value of them. */
export const defineFile = <Words, Value = Words>(
  name: string,
  schema: z.ZodType,
  readFile: (read: Read) => Words,
  build?: (words: Words, read: Read) => Value,
): Handle<Value> & { files: ContentFiles } => {
  const checked = define(readFile);
  return {
    compute: (read) => (build ? build(read(checked), read) : (read(checked) as never)),
    files: { schema, listNames: () => [name], checked },
  };
};
