import { existsSync } from "node:fs";
import type { z } from "zod";
import { siteFilePath } from "../firm/firm.ts";
import { type Read, source } from "../reading/content.ts";
import { getTextPath } from "../reading/folder.ts";
import { ContentError } from "../reading/problems.ts";
import { defineFile, readYamlFile } from "../reading/read-yaml.ts";
import { listSchemaProblems } from "../reading/schema-problems.ts";
import type { YamlFile } from "../reading/yaml.ts";
import { facts } from "./facts.ts";
import { MissingFact, type Resolution, resolve } from "./resolve.ts";

/** Checks words and resolves them for this firm. @throws ContentError with all that is wrong in the file */
export function resolveWords<Kind extends z.ZodType>(
  read: Read,
  yaml: YamlFile,
  schema: Kind,
): z.output<Kind> {
  const { data, error } = schema.safeParse(yaml.value);
  const problems = error ? listSchemaProblems(error, schema, yaml) : [];
  const report: Resolution["report"] = (path, fault) =>
    problems.push({ file: yaml.file, field: path, ...fault });
  // Also when a type is wrong, so that unknown names are reported in the same run.
  const words = resolve(schema, error ? yaml.value : data, [], {
    facts: read(facts),
    hasValidTypes: !error,
    report,
  });
  if (words instanceof MissingFact && problems.length === 0 && read(facts).knowsClaims)
    report(words.path, {
      found: `solo textos que dependen de "${words.name}", que ${read(siteFilePath)} no da o quita`,
      expected: "otro texto, sin condición, al final",
    });
  if (problems.length > 0) throw new ContentError(problems.map(yaml.locate));
  return words as z.output<Kind>;
}

/** Declares the words of a file such as `words/crm`. Pages show what `build` makes of them, or the words as they are. */
export const defineWords = <Kind extends z.ZodType, Value = z.output<Kind>>(
  name: string,
  schema: Kind,
  build?: (words: z.output<Kind>, read: Read) => Value,
) => defineFile(name, schema, (read) => resolveWords(read, readYamlFile(read, name), schema), build);

/** As `defineWords`, for a file that a firm may have or not. */
export const defineOptionalWords = <Kind extends z.ZodType>(name: string, schema: Kind) =>
  defineFile(name, schema, (read) =>
    existsSync(getTextPath(read(source).folder, `${name}.yaml`))
      ? resolveWords(read, readYamlFile(read, name), schema)
      : undefined,
  );
