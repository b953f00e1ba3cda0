/** Each type checks a value and resolves its conditions and facts; texts that miss a fact are gone. */
import { z } from "zod";
import { claimNames } from "./claims.ts";
import {
  conditionFactNames,
  getClaimByName,
  getPlaceholderTextOrAmount,
  isFactPresent,
  mentionableSolutionNames,
  placeholderFactNames,
} from "./facts.ts";
import { findNearestName } from "./problems.ts";
import { insertNoBreakSpaces, MissingFact, partialRecord, strictObject } from "./schema-helpers.ts";
import type { Claim } from "./shapes.ts";

const bracedNamePattern = /\{([^{}]*)\}/g;

const createPlainTextSchema = (keptNames: readonly string[]) =>
  z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const known = [...keptNames, ...placeholderFactNames];
      const message = "entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}";
      for (const [, name = ""] of text.matchAll(bracedNamePattern))
        if (!/^\d+$/.test(name) && !known.includes(name)) {
          const params = { found: `{${name}}`, nearest: findNearestName(name, known) };
          context.addIssue({ code: "custom", message, params });
        }
      if (/[{}]/.test(text.replaceAll(bracedNamePattern, ""))) context.addIssue({ code: "custom", message });
    });

const conditionNameSchema = z.enum(conditionFactNames as [string, ...string[]]);
const conditionNamesSchema = z.union([conditionNameSchema, z.array(conditionNameSchema).min(1)]);
const conditionFields = { if: conditionNamesSchema.optional(), unless: conditionNamesSchema.optional() };

interface Conditions {
  if?: string | string[] | undefined;
  unless?: string | string[] | undefined;
}

function findUnmetCondition(value: Conditions): string | undefined {
  return (
    [value.if ?? []].flat().find((one) => !isFactPresent(one)) ??
    [value.unless ?? []].flat().find(isFactPresent)
  );
}

const createConditionalTextSchema = (keptNames: readonly string[]) => {
  const plain = createPlainTextSchema(keptNames);
  return z.union([plain, strictObject({ ...conditionFields, text: plain })]);
};

function resolveText(
  written: string | (Conditions & { text: string }),
  keptNames: readonly string[] = [],
): string | MissingFact {
  const { text, ...conditions } = typeof written === "string" ? { text: written } : written;
  let missing = findUnmetCondition(conditions);
  const whole = insertNoBreakSpaces(text).replaceAll(bracedNamePattern, (braced, name: string) => {
    if (keptNames.includes(name)) return braced;
    const value = getPlaceholderTextOrAmount(name);
    if (value === undefined) missing ??= name;
    return value ?? "";
  });
  return missing === undefined ? whole : new MissingFact(missing);
}

/** A text or alternatives, of which the first that applies is used; names of `keptNames` stay in braces for the page. */
export const textKeepingPlaceholders = (...keptNames: string[]) =>
  z
    .union([createPlainTextSchema(keptNames), z.array(createConditionalTextSchema(keptNames)).min(1)])
    .transform((value): string => {
      const found = [value].flat().map((one) => resolveText(one, keptNames));
      const taken = found.find((one) => typeof one === "string") ?? found.at(-1);
      // If no text applies, this is a MissingFact: optional fields and lists drop it, anywhere else parseContentYaml reports it.
      return taken as string;
    });

export const text = textKeepingPlaceholders();

export const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

export const textList = z
  .array(createConditionalTextSchema([]))
  .transform((list) => list.map((one) => resolveText(one)).filter((one) => typeof one === "string"));

function bubbleUpMissingFactOfGroup<Value extends object>(value: Value): Value {
  for (const [key, one] of Object.entries(value))
    if (one instanceof MissingFact)
      return new MissingFact(one.name, [key, ...one.path]) as Value & MissingFact;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}

export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  strictObject(shape).transform(bubbleUpMissingFactOfGroup);

export const groupList = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  type Item = z.output<z.ZodObject<Shape, z.core.$strict>>;
  const item = strictObject({ ...conditionFields, ...shape }).transform((value): Item => {
    const { if: required, unless, ...rest } = value as Conditions;
    const missing = findUnmetCondition({ if: required, unless });
    return (missing === undefined ? bubbleUpMissingFactOfGroup(rest) : new MissingFact(missing)) as Item;
  });
  return z.array(item).transform((items) => items.filter((one) => !(one instanceof MissingFact)));
};

export const optionalField = <Kind extends z.ZodType>(kind: Kind) =>
  kind.transform((value) => (value instanceof MissingFact ? undefined : value)).optional();

export const optionalTrue = optionalField(z.literal(true));

export const titledTextFields = { title: text, text };
export const headingGroup = group({ title: text, lead: optionalField(text) });
export const openingFields = { title: text, lead: text, call: text, note: optionalField(text) };

/** The schema of a claim's name, which becomes the claim; a MissingFact if the firm does not state the claim. */
export const claimFromName = z
  .enum(claimNames as [string, ...string[]])
  .transform((name): Claim => getClaimByName(name) ?? (new MissingFact(name) as MissingFact & Claim));

export const claimsFromNames = z
  .array(claimFromName)
  .transform((list) => list.filter((one) => !((one as Claim | MissingFact) instanceof MissingFact)));

export const clockTime = z
  .string()
  .refine((written) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(written), "una hora, como 9:20");

export const urlSlug = z
  .string()
  .refine(
    (written) => /^[a-z0-9-]+$/.test(written),
    "minúsculas sin tilde, números y guiones, como primer-paso",
  );

const removeEntriesWithMissingFact = <Value>(byName: Record<string, Value>): Partial<Record<string, Value>> =>
  Object.fromEntries(Object.entries(byName).filter(([, one]) => !(one instanceof MissingFact)));

export const recordWithAnyNames = <Kind extends z.ZodType>(kind: Kind) =>
  z.record(z.string(), kind).transform(removeEntriesWithMissingFact);

export const partialRecordBySolutionName = <Kind extends z.ZodType>(kind: Kind) =>
  partialRecord(mentionableSolutionNames, kind).transform((byName) =>
    removeEntriesWithMissingFact(byName as Record<string, string>),
  );

/** Replaces no-break spaces in texts that leave the page: messages, files. */
export function replaceNoBreakSpacesByPlainOnes<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));
}

export const textOrBlank = z
  .union([z.literal(""), z.null(), text])
  .transform((value) => ((value as string | MissingFact | null) instanceof MissingFact ? "" : (value ?? "")));
