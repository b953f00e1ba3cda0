import { existsSync, readFileSync } from "node:fs";
import { type Document, isMap, isScalar, LineCounter, parseDocument, type YAMLParseError } from "yaml";
import type { z } from "zod";
import {
  ContentError,
  findNearestName,
  formatFoundValue,
  type LocalizedText,
  missingValueText,
  type Problem,
} from "./problems.ts";
import { MissingFact } from "./schema-helpers.ts";
import { site } from "./site.ts";

/** Schemas by the name of their content file, collected while files are read. */
export const schemasByFile = new Map<string, z.ZodType>();

const yamlSyntaxAdvice: LocalizedText = {
  es: 'YAML: "nombre: texto", dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo',
  en: 'YAML: "name: text", two spaces a level, and in quotes a text that has ": " or " #", or that begins with a sign',
};

const yamlErrorTextByCode: Record<string, LocalizedText> = {
  DUPLICATE_KEY: { es: "la misma clave dos veces", en: "the same key twice" },
  BAD_INDENT: { es: "una sangría que no corresponde", en: "a wrong indentation" },
  TAB_AS_INDENT: { es: "una tabulación", en: "a tab" },
  MISSING_CHAR: { es: "un texto o una lista sin cerrar", en: "a text or a list that is not closed" },
  BLOCK_AS_IMPLICIT_KEY: {
    es: 'un texto con ": ", o una sangría que no corresponde',
    en: 'a text with ": ", or a wrong indentation',
  },
};

/** Mistakes that the parser reports at a later line or as something else, each found in lines from the reported one upwards. */
const commonYamlMistakes: { pattern: RegExp; lineCount: number; found: LocalizedText }[] = [
  {
    pattern: /^\s*(?:- )?(?:[\w-]+: )?"(?:[^"\\]|\\.)*$/,
    lineCount: Number.POSITIVE_INFINITY,
    found: { es: "comillas que se abren y no se cierran", en: "quotes that are not closed" },
  },
  {
    pattern: /^\s*-[^\s-]/,
    lineCount: 3,
    found: { es: 'un "-" sin espacio después', en: 'a "-" without a space after it' },
  },
  {
    pattern: /^\s*(?:[\w-]+|(?:- )?[\w-]+:\S.*|[\w-]+ [^:]*)$/,
    lineCount: 3,
    found: { es: 'un nombre sin ": " después', en: 'a name without ": " after it' },
  },
];

/**
 * Describes a YAML syntax error as a problem.
 * @param errorLine the line where the parser stopped, counted from 1
 */
function describeYamlError({ code, message }: YAMLParseError, errorLine: number, source: string) {
  const lines = source.split("\n").slice(0, errorLine);
  if (!["DUPLICATE_KEY", "TAB_AS_INDENT", "BLOCK_AS_IMPLICIT_KEY"].includes(code))
    for (const { pattern, lineCount, found } of commonYamlMistakes) {
      const line = lines.findLastIndex((text) => pattern.test(text)) + 1;
      if (line > Math.max(0, errorLine - lineCount)) return { line, found };
    }
  return {
    line: errorLine,
    found: yamlErrorTextByCode[code] ?? { es: "algo que no se entiende", en: message },
  };
}

const localizedNameByZodType: Record<string, LocalizedText> = {
  string: { es: "un texto", en: "a text" },
  number: { es: "un número", en: "a number" },
  int: { es: "un número entero", en: "a whole number" },
  boolean: { es: "true o false", en: "true or false" },
  array: { es: "una lista", en: "a list" },
  object: { es: "campos con nombre", en: "named fields" },
};

function describeYamlValue(value: unknown): LocalizedText {
  if (value === undefined || value === null) return missingValueText;
  if (Array.isArray(value)) return localizedNameByZodType.array ?? "";
  if (typeof value === "object") return localizedNameByZodType.object ?? "";
  return formatFoundValue(value);
}

/** Replaces the issue of a union by those of the alternative that the owner most likely meant; keeps any other issue. */
function flattenUnionIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const branches = issue.errors.map((one) => one.flatMap(flattenUnionIssue));
  // Most likely is an alternative with errors only inside the value, then one with errors other than a wrong type.
  const likelyBranch =
    branches.find((one) => one.every(({ path }) => path.length > 0)) ??
    branches.find((one) => one.every(({ code }) => code !== "invalid_type"));
  return (likelyBranch ?? branches[0] ?? []).map((one) => ({ ...one, path: [...issue.path, ...one.path] }));
}

/** Finds the lines and values of fields in a YAML file. */
class YamlFieldFinder {
  readonly #document: Document;
  readonly #lines: LineCounter;

  constructor(document: Document, lines: LineCounter) {
    this.#document = document;
    this.#lines = lines;
  }

  getLineAtOffset(offset: number): number {
    return this.#lines.linePos(offset).line;
  }

  /** Returns the line of a value by its path; of a missing value that of its nearest parent, at worst 1. */
  findFieldLine(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const key = path[length - 1];
      const holder = this.#document.getIn(path.slice(0, length - 1), true);
      if (isMap(holder)) {
        const pair = holder.items.find((one) => isScalar(one.key) && one.key.value === key);
        if (isScalar(pair?.key) && pair.key.range) return this.getLineAtOffset(pair.key.range[0]);
      }
      const node = this.#document.getIn(path.slice(0, length), true);
      if (node && typeof node === "object" && "range" in node && Array.isArray(node.range))
        return this.getLineAtOffset(node.range[0]);
    }
    return 1;
  }

  getFieldValue(path: readonly PropertyKey[]): unknown {
    const node: unknown = this.#document.getIn(path, true);
    return node && typeof node === "object" && "toJS" in node
      ? (node as { toJS: (document: Document) => unknown }).toJS(this.#document)
      : undefined;
  }
}

const formatFieldPath = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** Turns an issue of zod into problems with file, line and field; each unknown key is a problem of its own. */
function convertIssueToProblems(issue: z.core.$ZodIssue, file: string, fields: YamlFieldFinder): Problem[] {
  const { path } = issue;
  const base = { file, line: fields.findFieldLine(path), field: formatFieldPath(path) };
  const value = fields.getFieldValue(path);
  const found = describeYamlValue(value);
  const measured =
    typeof value === "string" && value.trim() !== ""
      ? { es: `${value.length} letras`, en: `${value.length} letters` }
      : found;
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = issue.message.split(", ");
      return issue.keys.map((key) => ({
        file,
        line: fields.findFieldLine([...path, key]),
        field: formatFieldPath([...path, key]),
        found: { es: `la clave ${JSON.stringify(key)}`, en: `the key ${JSON.stringify(key)}` },
        expected: known.join(", "),
        nearest: findNearestName(key, known) ?? known.find((one) => one.slice(0, 3) === key.slice(0, 3)),
      }));
    }
    case "invalid_type": {
      const expected = localizedNameByZodType[issue.expected] ?? issue.expected;
      const needsQuotes = issue.expected === "string" && value !== undefined && value !== null;
      return [{ ...base, found, expected: needsQuotes ? addQuotesAdvice(expected) : expected }];
    }
    case "invalid_value": {
      const values = issue.values.map(String);
      const nearest = typeof value === "string" ? findNearestName(value, values) : undefined;
      return [{ ...base, found, expected: values.join(", "), nearest }];
    }
    case "custom": {
      const { placeholder, nearest, expected } = issue.params ?? {};
      if (expected) return [{ ...base, found, expected, nearest }];
      return [
        {
          ...base,
          found: placeholder === "{" ? found : `{${placeholder}}`,
          expected: {
            es: "entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}",
            en: "in braces the name of a figure or an amount: {meeting}, {1440000}",
          },
          nearest,
        },
      ];
    }
    case "invalid_key": {
      const key = String(path.at(-1));
      const known = issue.issues.flatMap((one) =>
        one.code === "invalid_value" ? one.values.map(String) : [],
      );
      return [
        {
          ...base,
          found: JSON.stringify(key),
          expected: known.join(", "),
          nearest: findNearestName(key, known),
        },
      ];
    }
    case "too_small":
      return [
        { ...base, found: measured, expected: formatExpectedMinimum(issue.origin, Number(issue.minimum)) },
      ];
    case "too_big":
      return [
        {
          ...base,
          found: measured,
          expected: { es: `hasta ${issue.maximum}`, en: `up to ${issue.maximum}` },
        },
      ];
    default:
      return [{ ...base, found, expected: issue.message }];
  }
}

const addQuotesAdvice = (text: LocalizedText): LocalizedText =>
  typeof text === "string" ? text : { es: `${text.es}, entre comillas`, en: `${text.en}, in quotes` };

/** Says what an owner must write at least; `least` counts letters or items if the `origin` of zod's issue has a length. */
function formatExpectedMinimum(origin: string, least: number): LocalizedText {
  if (origin === "string" && least > 1)
    return { es: `${least} letras o más`, en: `${least} letters or more` };
  if (origin === "string") return localizedNameByZodType.string ?? "";
  return origin === "array"
    ? { es: `una lista de ${least} o más`, en: `a list of ${least} or more` }
    : { es: `${least} o más`, en: `${least} or more` };
}

/** The finder of each content file that has been read. */
const fieldFinderByFile = new Map<string, YamlFieldFinder>();

/**
 * Finds the line of a field in a content file that has been read, for checks that run later.
 * @param field the path of the field, such as `home.title`
 * @returns the line, counted from 1, or that of the nearest parent; undefined for an empty path or a file not read yet
 */
export const findContentFieldLine = (file: string, field: string): number | undefined =>
  field === "" ? undefined : fieldFinderByFile.get(file)?.findFieldLine(field.split("."));

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
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const fields = new YamlFieldFinder(document, lines);
  fieldFinderByFile.set(file, fields);
  const [broken] = document.errors;
  if (broken)
    // Later YAML errors are mostly caused by the first.
    throw new ContentError(
      [
        {
          file,
          ...describeYamlError(broken, fields.getLineAtOffset(broken.pos[0]), source),
          expected: yamlSyntaxAdvice,
        },
      ],
      site.locale,
    );
  const { data, error } = schema.safeParse(document.toJS());
  if (error)
    throw new ContentError(
      error.issues.flatMap(flattenUnionIssue).flatMap((issue) => convertIssueToProblems(issue, file, fields)),
      site.locale,
    );
  if (data instanceof MissingFact)
    throw new ContentError(
      [
        {
          file,
          line: fields.findFieldLine(data.path),
          field: formatFieldPath(data.path),
          found: {
            es: `solo textos que dependen de "${data.name}", que site.config.ts no da o quita`,
            en: `only texts that depend on "${data.name}", which site.config.ts does not give or takes away`,
          },
          expected: {
            es: "otro texto, sin condición, al final",
            en: "another text, without condition, at the end",
          },
        },
      ],
      site.locale,
    );
  return data;
}

/**
 * Reads a YAML file of content/ that may be missing, and registers its schema for code editors.
 * @param name the path of the file in content/, without `.yaml`
 * @throws ContentError as `parseContentYaml` does
 */
export function readOptionalContent<Kind extends z.ZodType>(
  name: string,
  schema: Kind,
): z.output<Kind> | undefined {
  schemasByFile.set(name, schema);
  const file = `content/${name}.yaml`;
  return existsSync(file) ? parseContentYaml(readFileSync(file, "utf8"), file, schema) : undefined;
}

/** Reads a YAML file of content/ like `readOptionalContent`. @throws ContentError also when the file is missing */
export function readRequiredContent<Kind extends z.ZodType>(name: string, schema: Kind): z.output<Kind> {
  const found = readOptionalContent(name, schema);
  if (found !== undefined) return found;
  const problem = {
    file: `content/${name}.yaml`,
    found: missingValueText,
    expected: { es: "este archivo", en: "this file" },
  };
  throw new ContentError([problem], site.locale);
}
