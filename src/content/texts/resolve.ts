import { z } from "zod";
import type { Problem } from "../reading/problems.ts";
import { isGroup } from "../reading/yaml.ts";
import type { Facts } from "./facts.ts";

/** Stands for a value that needs a fact which the firm lacks. */
export class MissingFact {
  readonly name: string;
  readonly path: Path;

  constructor(name: string, path: Path) {
    this.name = name;
    this.path = path;
  }
}

export type Path = readonly PropertyKey[];

export interface Resolution {
  facts: Facts;
  /** Whether all values have the types of their schemas; else they are resolved only for what that reports. */
  hasValidTypes: boolean;
  report: (path: Path, fault: Pick<Problem, "found" | "expected" | "nearest">) => void;
}

/** Resolves a written value, which may be of a wrong type. @returns the value as pages show it, or a MissingFact */
export type Resolve = (written: unknown, path: Path, resolution: Resolution) => unknown;

/** The schemas whose values are not shown as written: texts with names in braces, names of claims. */
export const resolvers = z.registry<{ resolve: Resolve; listNames?: (facts: Facts) => readonly string[] }>();

const isPresent = (value: unknown) => !(value instanceof MissingFact);

const plainTypes = [z.ZodString, z.ZodNumber, z.ZodEnum, z.ZodLiteral, z.ZodBoolean, z.ZodCustom];

/**
 * Resolves what a schema says of a value: conditions, names in braces and claims become what this firm shows. A value that
 * misses a fact is left out of a list, a record or an optional field; a group misses what its first required value misses.
 */
export function resolve(schema: z.core.$ZodType, written: unknown, path: Path, to: Resolution): unknown {
  const own = resolvers.get(schema as z.ZodType);
  return own ? own.resolve(written, path, to) : resolveStructure(schema, written, path, to);
}

export function resolveStructure(
  schema: z.core.$ZodType,
  written: unknown,
  path: Path,
  to: Resolution,
): unknown {
  if (schema instanceof z.ZodOptional) {
    const found = written === undefined ? undefined : resolve(schema.unwrap(), written, path, to);
    return isPresent(found) ? found : undefined;
  }
  if (schema instanceof z.ZodArray)
    return Array.isArray(written)
      ? written.map((one, index) => resolve(schema.element, one, [...path, index], to)).filter(isPresent)
      : written;
  if (schema instanceof z.ZodRecord)
    return isGroup(written)
      ? Object.fromEntries(
          Object.entries(written)
            .map(([key, one]) => {
              resolve(schema.keyType, key, [...path, key], to);
              return [key, resolve(schema.valueType, one, [...path, key], to)] as const;
            })
            .filter(([, one]) => isPresent(one)),
        )
      : written;
  if (schema instanceof z.ZodObject) {
    if (!isGroup(written)) return written;
    const entries = Object.entries(schema.shape as Record<string, z.ZodType>)
      .map(([key, kind]) => [key, resolve(kind, written[key], [...path, key], to)] as const)
      .filter(([, one]) => one !== undefined);
    return entries.find(([, one]) => !isPresent(one))?.[1] ?? Object.fromEntries(entries);
  }
  if (plainTypes.some((kind) => schema instanceof kind)) return written;
  throw new Error(`found a schema of the type ${schema._zod.def.type}; expected a type of field-types.ts`);
}
