import { type Document, isMap, isScalar, LineCounter, parseDocument, type YAMLParseError } from "yaml";
import { z } from "zod";
import { findNearestName, formatFoundValue, type Problem } from "./problems.ts";

z.config(z.locales.es());

const yamlSyntaxAdvice =
  'YAML: "nombre: texto", dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo';

const yamlErrorTextByCode: Record<string, string> = {
  DUPLICATE_KEY: "la misma clave dos veces",
  BAD_INDENT: "una sangría que no corresponde",
  TAB_AS_INDENT: "una tabulación",
  MISSING_CHAR: "un texto o una lista sin cerrar",
  BLOCK_AS_IMPLICIT_KEY: 'un texto con ": ", o una sangría que no corresponde',
};

/** Mistakes that the parser reports at a later line or as something else, each found in lines from the reported one upwards. */
const commonYamlMistakes = [
  {
    pattern: /^\s*(?:- )?(?:[\w-]+: )?"(?:[^"\\]|\\.)*$/,
    lineCount: Number.POSITIVE_INFINITY,
    found: "comillas que se abren y no se cierran",
  },
  { pattern: /^\s*-[^\s-]/, lineCount: 3, found: 'un "-" sin espacio después' },
  {
    pattern: /^\s*(?:[\w-]+|(?:- )?[\w-]+:\S.*|[\w-]+ [^:]*)$/,
    lineCount: 3,
    found: 'un nombre sin ": " después',
  },
];

/** @param errorLine the line where the parser stopped, counted from 1 */
function describeYamlError({ code, message }: YAMLParseError, errorLine: number, source: string) {
  const lines = source.split("\n").slice(0, errorLine);
  if (!["DUPLICATE_KEY", "TAB_AS_INDENT", "BLOCK_AS_IMPLICIT_KEY"].includes(code))
    for (const { pattern, lineCount, found } of commonYamlMistakes) {
      const line = lines.findLastIndex((text) => pattern.test(text)) + 1;
      if (line > Math.max(0, errorLine - lineCount)) return { line, found };
    }
  return { line: errorLine, found: yamlErrorTextByCode[code] ?? `algo que no se entiende (${message})` };
}

const nameByZodType: Record<string, string> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "true o false",
  array: "una lista",
  object: "campos con nombre",
  record: "campos con nombre",
};

function describeYamlValue(value: unknown): string {
  if (Array.isArray(value)) return nameByZodType.array ?? "";
  return value && typeof value === "object" ? (nameByZodType.object ?? "") : formatFoundValue(value);
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

export const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

/** What a schema says about a field with `.meta()`: its name for people, what is valid, an example. */
export interface FieldInfo {
  title?: string;
  description?: string;
  examples?: unknown[];
}

/** @returns what the schema says about the field at a path, or about the list or group of any names that it is in */
export function findFieldInfo(schema: z.ZodType, path: readonly PropertyKey[]): FieldInfo {
  if (schema instanceof z.ZodOptional) return findFieldInfo(schema.unwrap() as z.ZodType, path);
  const [key, ...rest] = path;
  const inner =
    schema instanceof z.ZodObject ? (schema.shape as Record<PropertyKey, z.ZodType>)[key ?? ""] : undefined;
  return (inner ? findFieldInfo(inner, rest) : z.globalRegistry.get(schema)) ?? {};
}

/** @returns what is valid and an example of it, as JSON */
export const withExample = (expected: string, example: unknown): string =>
  `${expected}, por ejemplo ${JSON.stringify(example)}`;

/** @returns what is valid, with an example: 'una dirección de correo, por ejemplo "hola@example.com"'; undefined without an example */
export const describeField = ({ description, examples }: FieldInfo): string | undefined =>
  examples && withExample(description ?? "", examples[0]);

/** A YAML file with the lines of its fields, counted from 1. */
export class YamlFile {
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly syntaxProblem: Problem | undefined;

  constructor(source: string, file: string) {
    this.#document = parseDocument(source, { lineCounter: this.#lines, prettyErrors: false });
    // Later YAML errors are mostly caused by the first.
    const [error] = this.#document.errors;
    this.syntaxProblem = error && {
      file,
      ...describeYamlError(error, this.#lines.linePos(error.pos[0]).line, source),
      expected: yamlSyntaxAdvice,
    };
  }

  get value(): unknown {
    return this.syntaxProblem ? undefined : this.#document.toJS();
  }

  /** @returns the line of a value by its path; of a missing value that of its nearest parent, at worst 1 */
  findFieldLine(path: readonly PropertyKey[]): number {
    for (let length = path.length; length > 0; length -= 1) {
      const key = path[length - 1];
      const holder = this.#document.getIn(path.slice(0, length - 1), true);
      if (isMap(holder)) {
        const pair = holder.items.find((one) => isScalar(one.key) && one.key.value === key);
        if (isScalar(pair?.key) && pair.key.range) return this.#lines.linePos(pair.key.range[0]).line;
      }
      const node = this.#document.getIn(path.slice(0, length), true);
      if (node && typeof node === "object" && "range" in node && Array.isArray(node.range))
        return this.#lines.linePos(node.range[0]).line;
    }
    return 1;
  }
}

/** @returns the value at a path in nested objects and lists; undefined where any step of the path is missing */
export const getValueAtPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** What was found and what is expected, by the kind of zod's issue; `info` is what the schema says about the field. */
function describeIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  info: FieldInfo,
): Pick<Problem, "found" | "expected" | "nearest"> {
  const found = describeYamlValue(value);
  const length = typeof value === "string" && value.trim() !== "" ? `${value.length} letras` : found;
  const described = describeField(info);
  if (issue.code === "invalid_type") {
    const expected = described ?? nameByZodType[issue.expected] ?? issue.expected;
    const needsQuotes = issue.expected === "string" && value !== undefined && value !== null;
    return { found, expected: needsQuotes && !described ? `${expected}, entre comillas` : expected };
  }
  if (issue.code === "custom" && issue.params?.expected) {
    const { found: part = found, expected, nearest } = issue.params;
    return { found: part, expected, nearest };
  }
  if (issue.code === "invalid_value") {
    const names = issue.values.map(String).filter(Boolean);
    const nearest = typeof value === "string" ? findNearestName(value, names) : undefined;
    return { found, expected: described ?? (names.join(", ") || "un texto"), nearest };
  }
  if (described) return { found: formatFoundValue(value), expected: described };
  if (issue.code === "too_small")
    return { found: length, expected: formatExpectedMinimum(issue.origin, Number(issue.minimum)) };
  if (issue.code === "too_big") return { found: length, expected: `hasta ${issue.maximum}` };
  return { found, expected: issue.message };
}

/** @param least letters or items, if the `origin` of zod's issue has a length */
function formatExpectedMinimum(origin: string, least: number): string {
  if (origin === "string") return least > 1 ? `${least} letras o más` : "un texto";
  return origin === "array" ? `una lista de ${least} o más` : `${least} o más`;
}

/**
 * Turns zod's issues into problems with file, line and field; each unknown key is a problem of its own.
 * @param findMeantField finds the field that an owner means by another name
 */
export function listSchemaProblems(
  error: z.ZodError,
  {
    file,
    yaml,
    value,
    schema,
  }: { file: string; yaml?: YamlFile | undefined; value: unknown; schema: z.ZodType },
  findMeantField: (path: string) => string | undefined = () => undefined,
): Problem[] {
  const place = (path: readonly PropertyKey[]) => ({
    file,
    line: yaml?.findFieldLine(path),
    field: formatFieldPath(path),
  });
  const describeName = (
    path: readonly PropertyKey[],
    known: readonly string[],
    expected: string,
  ): Problem => {
    const key = String(path.at(-1));
    const nearest =
      findMeantField(formatFieldPath(path)) ??
      findNearestName(key, known) ??
      known.find((one) => one.slice(0, 3) === key.slice(0, 3));
    return { ...place(path), found: `el nombre ${JSON.stringify(key)}`, expected, nearest };
  };
  return error.issues.flatMap(flattenUnionIssue).flatMap((issue): Problem[] => {
    const { path } = issue;
    const info = findFieldInfo(schema, path);
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => describeName([...path, key], issue.message.split(", "), issue.message));
    if (issue.code !== "invalid_key")
      return [{ ...place(path), ...describeIssue(issue, getValueAtPath(value, path), info) }];
    const [fault] = issue.issues;
    const known = fault?.code === "invalid_value" ? fault.values.map(String) : [];
    const own = fault?.code === "custom" ? fault.params?.expected : undefined;
    return [describeName(path, known, own ?? (known.join(", ") || describeField(info) || ""))];
  });
}
