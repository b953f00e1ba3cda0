import { z } from "zod";
import {
  findNearestName,
  formatFieldPath,
  formatFoundValue,
  missingValueText,
  type Problem,
} from "./problems.ts";

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

export const getValueAtPath = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  );

/** Describes what a schema refuses of the value of a file. */
export function listSchemaProblems(
  error: z.ZodError,
  schema: z.ZodType,
  { file, value }: { file: string; value: unknown },
): Problem[] {
  const misspelt: string[] = [];
  const problems = error.issues.flatMap(flattenUnionIssue).flatMap((issue): Problem[] => {
    const { code, path, message } = issue;
    if (code === "unrecognized_keys")
      return issue.keys.map((key) => {
        const nearest = findNearestName(key, message.split(", "));
        if (nearest) misspelt.push(formatFieldPath([...path, nearest]));
        return { file, field: [...path, key], found: `el nombre "${key}"`, expected: message, nearest };
      });
    const found = getValueAtPath(value, path);
    const hasWrongLength = (code === "too_small" || code === "too_big") && issue.origin === "string";
    const problem: Problem = {
      file,
      field: path,
      found: hasWrongLength && found ? `${String(found).length} letras` : formatFoundValue(found),
      expected: (code === "custom" && message) || describeField(findFieldInfo(schema, path)) || message,
      ...(code === "invalid_value" && { nearest: findNearestName(String(found), issue.values.map(String)) }),
      ...(code === "invalid_key" && { found: `el nombre "${String(path.at(-1))}"` }),
      ...(code === "custom" && issue.params),
    };
    return [problem];
  });
  return problems.filter(
    ({ field = [], found }) => found !== missingValueText || !misspelt.includes(formatFieldPath(field)),
  );
}
