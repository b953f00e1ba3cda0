import { existsSync } from "node:fs";
import type { z } from "zod";
import { getContentPath, getTextPath } from "./content-folder.ts";
import { readOwnerText } from "./owner-files.ts";
import { ContentError, missingValueText } from "./problems.ts";
import { MissingFact } from "./schema-helpers.ts";
import { formatFieldPath, listSchemaProblems, YamlFile } from "./yaml.ts";

/** Schemas by the name of their content file, collected while files are read. */
export const schemasByFile = new Map<string, z.ZodType>();

/** Each content file that has been read. */
const yamlByFile = new Map<string, YamlFile>();

/**
 * Finds the line of a field in a content file that has been read, for checks that run later.
 * @param field the path of the field, such as `home.title`
 * @returns the line, counted from 1, or that of the nearest parent; undefined for an empty path or a file not read yet
 */
export const findContentFieldLine = (file: string, field: string): number | undefined =>
  field === "" ? undefined : yamlByFile.get(file)?.findFieldLine(field.split("."));

/**
 * Parses YAML and checks its value with a schema.
 * @param file the path of the file from the project's root, for the problems
 * @returns the value as the schema transforms it
 * @throws ContentError with all invalid values, or only the first YAML error
 */
export function parseContentYaml<Kind extends z.ZodType>(
  source: string,
  file: string,
  schema: Kind,
): z.output<Kind> {
  const yaml = new YamlFile(source, file);
  yamlByFile.set(file, yaml);
  if (yaml.syntaxProblem) throw new ContentError([yaml.syntaxProblem]);
  const { value } = yaml;
  const { data, error } = schema.safeParse(value);
  if (error) throw new ContentError(listSchemaProblems(error, { file, yaml, value, schema }));
  if (data instanceof MissingFact)
    throw new ContentError([
      {
        file,
        line: yaml.findFieldLine(data.path),
        field: formatFieldPath(data.path),
        found: `solo textos que dependen de "${data.name}", que ${getContentPath("site.yaml")} no da o quita`,
        expected: "otro texto, sin condición, al final",
      },
    ]);
  return data;
}

/**
 * Reads a YAML file of the content folder that may be missing, and registers its schema for code editors.
 * @param name the path of the file in the content folder, without `.yaml`
 * @throws ContentError as `parseContentYaml` does
 */
export function readOptionalContent<Kind extends z.ZodType>(
  name: string,
  schema: Kind,
): z.output<Kind> | undefined {
  schemasByFile.set(name, schema);
  const file = getTextPath(`${name}.yaml`);
  return existsSync(file) ? parseContentYaml(readOwnerText(file), file, schema) : undefined;
}

/** Reads a YAML file like `readOptionalContent`. @throws ContentError also when the file is missing */
export function readRequiredContent<Kind extends z.ZodType>(name: string, schema: Kind): z.output<Kind> {
  const found = readOptionalContent(name, schema);
  if (found !== undefined) return found;
  throw new ContentError([
    { file: getContentPath(`${name}.yaml`), found: missingValueText, expected: "este archivo" },
  ]);
}
