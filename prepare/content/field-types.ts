/**
 * What the files of content/ are made of. A kind checks what is written and gives what the pages get of it: conditions
 * settled, figures filled in, and what names an absent fact left out.
 */
import { z } from "zod";
import type { Claim } from "../../app/shapes.ts";
import {
  claimNames,
  conditionNames,
  figureNames,
  getClaim,
  getFigure,
  holds,
  solutionNames,
} from "./facts.ts";
import { findNearestName } from "./problems.ts";
import { Absent, insertNoBreakSpaces, strict } from "./schema-helpers.ts";

const braces = /\{([^{}]*)\}/g;

/** The text with its figures, or the first of them that is absent; `kept` names stay in their braces. */
function filled(text: string, kept: readonly string[]): string | Absent {
  let absent: string | undefined;
  const whole = insertNoBreakSpaces(text).replaceAll(braces, (written, name: string) => {
    if (kept.includes(name)) return written;
    const figure = getFigure(name);
    if (figure === undefined) absent ??= name;
    return figure ?? "";
  });
  return absent === undefined ? whole : new Absent(absent);
}

/** One text, in whose braces stand known names alone. */
const plainWith = (kept: readonly string[]) =>
  z
    .string()
    .min(1)
    .superRefine((text, context) => {
      const known = [...kept, ...figureNames];
      for (const [, name = ""] of text.matchAll(braces))
        if (!/^\d+$/.test(name) && !known.includes(name))
          context.addIssue({
            code: "custom",
            params: { figure: name, nearest: findNearestName(name, known) },
          });
      if (/[{}]/.test(text.replaceAll(braces, "")))
        context.addIssue({ code: "custom", params: { figure: "{" } });
    });

const name = z.enum(conditionNames as [string, ...string[]]);
const oneOrMore = z.union([name, z.array(name).min(1)]);
const conditions = { if: oneOrMore.optional(), unless: oneOrMore.optional() };

interface Conditions {
  if?: string | string[];
  unless?: string | string[];
}

/** The name that keeps something from being shown; undefined where nothing does. */
function hindrance(value: Conditions): string | undefined {
  return [value.if ?? []].flat().find((one) => !holds(one)) ?? [value.unless ?? []].flat().find(holds);
}

const conditionalWith = (kept: readonly string[]) => {
  const plain = plainWith(kept);
  return { plain, conditional: z.union([plain, strict({ ...conditions, text: plain })]) };
};

type ConditionalText = string | (Conditions & { text: string });

function settledText(one: ConditionalText, kept: readonly string[] = []): string | Absent {
  if (typeof one === "string") return filled(one, kept);
  const missing = hindrance(one);
  return missing === undefined ? filled(one.text, kept) : new Absent(missing);
}

/**
 * A text, or alternatives of which the first is taken whose condition holds and whose figures are there.
 * @param kept names that are left in braces, for the page to fill in
 */
export const textWith = (...kept: string[]) => {
  const { plain, conditional } = conditionalWith(kept);
  return z.union([plain, z.array(conditional).min(1)]).transform((value): string => {
    const found = [value].flat().map((one) => settledText(one, kept));
    const taken = found.find((one) => typeof one === "string") ?? found.at(-1);
    // An absent one is left out, or told of, before anybody reads it.
    return taken as string;
  });
};

export const text = textWith();

/** Texts in a row, each of which may have conditions. */
export const texts = z
  .array(conditionalWith([]).conditional)
  .transform((list) => list.map((one) => settledText(one)).filter((one) => typeof one === "string"));

/** What a group comes to: itself without the fields that are left out, or absent where one that it needs is. */
function settled<Value extends object>(value: Value): Value {
  for (const [key, one] of Object.entries(value))
    if (one instanceof Absent) return new Absent(one.name, [key, ...one.path]) as Value & Absent;
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}

/** Fields that belong together; one that is absent and not optional takes all of them away. */
export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => strict(shape).transform(settled);

/** Groups in a row, each of which may have conditions. */
export const list = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => {
  type Item = z.output<z.ZodObject<Shape, z.core.$strict>>;
  const item = strict({ ...conditions, ...shape }).transform((value): Item => {
    const { if: wanted, unless, ...rest } = value as Conditions;
    const missing = hindrance({ if: wanted, unless });
    return (missing === undefined ? settled(rest) : new Absent(missing)) as Item;
  });
  return z.array(item).transform((items) => items.filter((one) => !(one instanceof Absent)));
};

/** A field that may be left out, and is where it needs what is absent. */
export const optional = <Kind extends z.ZodType>(kind: Kind) =>
  kind.transform((value) => (value instanceof Absent ? undefined : value)).optional();

/** What many pages have. */
export const item = { title: text, text };
export const heading = group({ title: text, lead: optional(text) });
export const opening = { title: text, lead: text, call: text, note: optional(text) };

/** A figure that the site states, by its name. */
export const claim = z
  .enum(claimNames)
  .transform((name): Claim => getClaim(name) ?? (new Absent(name) as Absent & Claim));

/** Figures in a row, without those that are off. */
export const claims = z
  .array(claim)
  .transform((list) => list.filter((one) => !((one as Claim | Absent) instanceof Absent)));

/** A time of day: '9:20'. */
export const hour = z.string().superRefine((written, context) => {
  if (!/^([01]?\d|2[0-3]):[0-5]\d$/.test(written))
    context.addIssue({
      code: "custom",
      params: { expected: { es: "una hora, como 9:20", en: "a time, as 9:20" } },
    });
});

/** What stands in an address: 'crm', 'primer-paso'. */
export const slug = z.string().superRefine((written, context) => {
  if (!/^[a-z0-9-]+$/.test(written))
    context.addIssue({
      code: "custom",
      params: {
        expected: {
          es: "minúsculas sin tilde, números y guiones, como primer-paso",
          en: "small letters without accents, digits and hyphens, as first-step",
        },
      },
    });
});

/** By names that are not fields: without those of which a fact is absent. */
const present = <Value>(byName: Record<string, Value>): Partial<Record<string, Value>> =>
  Object.fromEntries(Object.entries(byName).filter(([, one]) => !(one instanceof Absent)));

/** Values by any name. */
export const named = <Kind extends z.ZodType>(kind: Kind) => z.record(z.string(), kind).transform(present);

/** Texts by the names of solutions. */
export const solutionTexts = z
  .partialRecord(z.enum(solutionNames as [string, ...string[]]), text)
  .transform((byName) => present(byName as Record<string, string>));

/** The same without spaces that do not break, for texts that leave the page: messages, files. */
export function removeNoBreakSpaces<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));
}

/** A text that the owner may leave empty: nothing shows it then. */
export const blank = z
  .union([z.literal(""), z.null(), text])
  .transform((value) => ((value as string | Absent | null) instanceof Absent ? "" : (value ?? "")));
