import type { z } from "zod";
import { siteFilePath } from "../firm/firm.ts";
import type { Read } from "../reading/content.ts";
import { ContentError, type Problem } from "../reading/problems.ts";
import { defineFile, readRequiredYamlFile, readYamlFile } from "../reading/read-yaml.ts";
import { listSchemaProblems } from "../reading/schema-problems.ts";
import type { YamlFile } from "../reading/yaml.ts";
import { facts } from "./facts.ts";
import { MissingFact, type Path, resolve } from "./resolve.ts";

/** Checks words and resolves them for this firm. @throws ContentError with all that is wrong in the file */
export function resolveWords<Kind extends z.ZodType>(
  read: Read,
  yaml: YamlFile,
  schema: Kind,
): z.output<Kind> {
  const { file, value } = yaml;
  const problems: Problem[] = [];
  const report = (path: Path, fault: Omit<Problem, "file">) =>
    problems.push({ file, line: yaml.findFieldLine(path), field: path, ...fault });
  const { data, error } = schema.safeParse(value);
  if (error) problems.push(...listSchemaProblems(error, { file, yaml, value, schema }));
  // Also when a type is wrong, so that unknown names are reported in the same run.
  const words = resolve(schema, error ? value : data, [], {
    facts: read(facts),
    hasValidTypes: !error,
    report,
  });
  if (words instanceof MissingFact && problems.length === 0)
    report(words.path, {
      found: `solo textos que dependen de "${words.name}", que ${read(siteFilePath)} no da o quita`,
      expected: "otro texto, sin condición, al final",
    });
  if (problems.length > 0) throw new ContentError(problems);
  return words as z.output<Kind>;
}

/**
 * Declares the words of a file such as `words/crm`, and what follows from them.
 * @param build computes what pages show; without it they show the words as they are
 */
export const defineWords = <Kind extends z.ZodType, Value = z.output<Kind>>(
  name: string,
  schema: Kind,
  build?: (words: z.output<Kind>, read: Read) => Value,
) => defineFile(name, schema, (read) => resolveWords(read, readRequiredYamlFile(read, name), schema), build);

/** As `defineWords`, for a file that a firm may have or not. */
export const defineOptionalWords = <Kind extends z.ZodType>(name: string, schema: Kind) =>
  defineFile(name, schema, (read): z.output<Kind> | undefined => {
    const yaml = readYamlFile(read, name);
    return yaml && resolveWords(read, yaml, schema);
  });
