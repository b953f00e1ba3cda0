import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from "yaml";
import { z } from "zod";
import { findNearestName, formatFoundValue, missingValueText, type Problem } from "./problems.ts";

const expectedTextByType: Record<string, string> = {
  string: "un texto",
  number: "un número",
  int: "un número entero",
  boolean: "true o false",
  array: "una lista",
  object: "un grupo de campos con nombre",
  record: "un grupo de campos con nombre",
};

/** What is expected of a value, as the message of zod's issues; a schema's own message takes its place. */
function describeExpectedValue(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type") {
    const isGiven = issue.input !== undefined && issue.input !== null;
    return `${expectedTextByType[issue.expected]}${isGiven && issue.expected === "string" ? ", entre comillas" : ""}`;
  }
  if (issue.code === "invalid_value") return issue.values.filter(Boolean).join(", ") || "un texto";
  if (issue.code === "too_small" && issue.minimum === 1 && issue.origin === "string") return "un texto";
  if (issue.code === "too_small") return `${issue.minimum} o más`;
  if (issue.code === "too_big") return `hasta ${issue.maximum}`;
  return issue.code === "invalid_key" ? (issue.issues[0]?.message ?? "") : "";
}

z.config({ localeError: describeExpectedValue });

const yamlErrorTextByCode: Record<string, string> = {
  DUPLICATE_KEY: "la misma clave dos veces",
  BAD_INDENT: "una sangría que no corresponde",
  TAB_AS_INDENT: "una tabulación",
  MISSING_CHAR: "un texto o una lista sin cerrar",
  BAD_ALIAS: "un texto que empieza con * o &, sin comillas",
  TAG_RESOLVE_FAILED: "un texto que empieza con !, sin comillas",
  BLOCK_AS_IMPLICIT_KEY: 'un texto con ": ", o una sangría que no corresponde',
};

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

export interface FieldInfo {
  title?: string;
  description?: string;
  examples?: unknown[];
}

export function findFieldInfo(schema: z.ZodType, path: readonly PropertyKey[]): FieldInfo {
  if (schema instanceof z.ZodOptional) return findFieldInfo(schema.unwrap() as z.ZodType, path);
  const [key, ...rest] = path;
  const inner =
    schema instanceof z.ZodObject ? (schema.shape as Record<PropertyKey, z.ZodType>)[key ?? ""] : undefined;
  return (inner ? findFieldInfo(inner, rest) : z.globalRegistry.get(schema)) ?? {};
}

export const describeField = ({ description, examples }: FieldInfo): string | undefined =>
  examples && `${description}, por ejemplo ${JSON.stringify(examples[0])}`;

/** Refuses references, as which YAML reads a text that begins with `*` or `&`: such a text would be lost. */
function listReferenceErrors(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (isAlias(node) || node.anchor) errors.push(new YAMLParseError([start, end], "BAD_ALIAS", ""));
    },
  });
  return errors;
}

export class YamlFile {
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly syntaxProblem: Problem | undefined;

  constructor(source: string, file: string) {
    this.#document = parseDocument(source, { lineCounter: this.#lines, prettyErrors: false });
    // Later YAML errors are mostly caused by the first.
    const { errors, warnings } = this.#document;
    const [error] = [...errors, ...warnings, ...listReferenceErrors(this.#document)];
    if (!error) return;
    // A text without its closing quotation mark ends with the file, where the parser reports it.
    const isOpen = error.code === "MISSING_CHAR" && source.slice(error.pos[0]).trim() === "";
    const position = isOpen ? Math.max(source.lastIndexOf('"'), source.lastIndexOf("'")) : error.pos[0];
    this.syntaxProblem = {
      file,
      line: this.#lines.linePos(Math.max(0, position)).line,
      found: yamlErrorTextByCode[error.code] ?? "algo que no se entiende, aquí o en la línea de arriba",
      expected:
        'YAML: "nombre: texto", dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo',
    };
  }

  get value(): unknown {
    return this.syntaxProblem ? undefined : this.#document.toJS();
  }

  /** @returns the line of a value by its path; of a missing value that of its nearest parent, at worst 1 */
  findFieldLine(path: readonly PropertyKey[]): number {
    let node: unknown = this.#document.contents;
    let line = 1;
    for (const name of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === name)
        : undefined;
      const value: unknown = isSeq(node) ? node.items[Number(name)] : pair?.value;
      const place = pair?.key ?? value;
      if (!isNode(place) || !place.range) break;
      line = this.#lines.linePos(place.range[0]).line;
      node = value;
    }
    return line;
  }
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const getValueAtPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

export function listSchemaProblems(
  error: z.ZodError,
  {
    file,
    yaml,
    value,
    schema,
  }: { file: string; yaml?: YamlFile | undefined; value: unknown; schema: z.ZodType },
): Problem[] {
  const locate = (path: readonly PropertyKey[], problem: Omit<Problem, "file">): Problem => ({
    file,
    line: yaml?.findFieldLine(path),
    field: formatFieldPath(path),
    ...problem,
  });
  const misspelt: string[] = [];
  const problems = error.issues.flatMap(flattenUnionIssue).flatMap((issue): Problem[] => {
    const { code, path, message } = issue;
    if (code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const nearest = findNearestName(key, message.split(", "));
        if (nearest) misspelt.push(formatFieldPath([...path, nearest]));
        return locate([...path, key], { found: `el nombre "${key}"`, expected: message, nearest });
      });
    const found = getValueAtPath(value, path);
    const hasWrongLength = (code === "too_small" || code === "too_big") && issue.origin === "string";
    const problem = {
      found: hasWrongLength && found ? `${String(found).length} letras` : formatFoundValue(found),
      expected: (code === "custom" && message) || describeField(findFieldInfo(schema, path)) || message,
      ...(code === "invalid_value" && { nearest: findNearestName(String(found), issue.values.map(String)) }),
      ...(code === "invalid_key" && { found: `el nombre "${String(path.at(-1))}"` }),
      ...(code === "custom" && issue.params),
    };
    return [locate(path, problem)];
  });
  return problems.filter(({ field, found }) => found !== missingValueText || !misspelt.includes(`${field}`));
}
