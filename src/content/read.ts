import { existsSync } from "node:fs";
import type { z } from "zod";
import { getContentPath, getTextPath } from "./content-folder.ts";
import { readOwnerText } from "./owner-files.ts";
import {
  ContentError,
  formatProblem,
  missingValueText,
  type Problem,
  readOrCollectProblems,
} from "./problems.ts";
import { MissingFact } from "./schema-helpers.ts";
import { formatFieldPath, listSchemaProblems, YamlFile } from "./yaml.ts";

let collectedProblems: Problem[] | undefined;

/** Lets modules with invalid content load with stand-ins, so that one run finds the problems of all. @returns the problems */
export function collectProblems(): readonly Problem[] {
  collectedProblems = [];
  return collectedProblems;
}

export function reportProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  if (!collectedProblems) throw new ContentError(problems);
  collectedProblems.push(...problems);
}

/** Stands for content that is invalid: every property, call and item of it is again a stand-in, and its text is empty. */
function createStandIn(): never {
  const standIn: unknown = new Proxy(() => standIn, {
    get: (_, name) => {
      if (name === Symbol.iterator) return () => [].values();
      return name === Symbol.toPrimitive ? () => "" : standIn;
    },
    apply: () => standIn,
    ownKeys: () => [],
  });
  return standIn as never;
}

/** @returns whether content is invalid and has a stand-in: no content is a function */
export const isStandIn = (content: unknown): boolean => typeof content === "function";

export const schemasByFile = new Map<string, z.ZodType>();

export const yamlByFile = new Map<string, YamlFile>();

export const formatProblemOfField = (problem: Problem): string =>
  formatProblem({
    line:
      problem.field === undefined
        ? undefined
        : yamlByFile.get(problem.file)?.findFieldLine(problem.field.split(".")),
    ...problem,
  });

/** Parses YAML and checks it with a schema. @throws ContentError with all invalid values, or the first YAML error */
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

/** Reads a file of content/ that may be missing (`words/home`), and registers its schema for code editors. */
export function readOptionalContent<Kind extends z.ZodType>(
  name: string,
  schema: Kind,
): z.output<Kind> | undefined {
  schemasByFile.set(name, schema);
  const file = getTextPath(`${name}.yaml`);
  if (!existsSync(file)) return undefined;
  const { value, problems } = readOrCollectProblems(
    () => parseContentYaml(readOwnerText(file), file, schema),
    undefined,
  );
  reportProblems(problems);
  return problems.length > 0 ? createStandIn() : value;
}

export function readRequiredContent<Kind extends z.ZodType>(name: string, schema: Kind): z.output<Kind> {
  const found = readOptionalContent(name, schema);
  if (found !== undefined) return found;
  const file = getContentPath(`${name}.yaml`);
  reportProblems([{ file, found: missingValueText, expected: "este archivo" }]);
  return createStandIn();
}
