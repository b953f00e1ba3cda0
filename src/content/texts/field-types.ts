/** The types of fields in words. Their schemas say what may be written; `resolve` turns that into what this firm shows. */
import { z } from "zod";
import { findPhotoProblem } from "../markdown/photos.ts";
import { findNearestName, formatFoundValue } from "../reading/problems.ts";
import { insertNoBreakSpaces, strictObject } from "../reading/schema-helpers.ts";
import type { Claim } from "./claims.ts";
import type { Facts } from "./facts.ts";
import {
  MissingFact,
  type Path,
  type Resolution,
  type Resolve,
  resolve,
  resolvers,
  resolveStructure,
} from "./resolve.ts";

const bracedNamePattern = /\{([^{}]*)\}/g;
const bracesMessage = "entre llaves, el nombre de una cifra o un monto: {meeting}, {1440000}";

/** Gives a schema of what is written the type of what is shown. */
const showAs = <Shown>(
  written: z.ZodType,
  resolve: Resolve,
  listNames?: (facts: Facts) => readonly string[],
) => written.register(resolvers, { resolve, ...(listNames && { listNames }) }) as unknown as z.ZodType<Shown>;

/** @returns whether it is a known name; any other is reported */
function checkName(name: unknown, known: readonly string[], path: Path, to: Resolution): boolean {
  if (typeof name !== "string" || known.includes(name)) return typeof name === "string";
  const nearest = findNearestName(name, known);
  if (to.facts.knowsClaims)
    to.report(path, { found: formatFoundValue(name), expected: known.join(", "), nearest });
  return false;
}

/** A text with facts in braces and amounts of money in pesos; names of `keptNames` stay in braces for the page. */
const createPlainText = (keptNames: readonly string[]) =>
  showAs<string>(
    z
      .string()
      .min(1)
      .refine((text) => !/[{}]/.test(text.replaceAll(bracedNamePattern, "")), bracesMessage),
    (written, path, { facts, report }) => {
      if (typeof written !== "string") return written;
      const known = [...keptNames, ...facts.placeholderNames];
      let missing: string | undefined;
      const filled = insertNoBreakSpaces(written).replaceAll(bracedNamePattern, (found, name: string) => {
        if (keptNames.includes(name)) return found;
        const isAmount = /^\d+$/.test(name);
        if (!isAmount && !known.includes(name) && facts.knowsClaims)
          report(path, { found, expected: bracesMessage, nearest: findNearestName(name, known) });
        const value = isAmount ? facts.formatExampleAmount(Number(name)) : facts.byName[name];
        if (typeof value === "string") return value;
        missing ??= name;
        return "";
      });
      return missing === undefined ? filled : new MissingFact(missing, path);
    },
  );

const listFactNames = ({ byName }: Facts) => Object.keys(byName);
const factName = showAs<string>(z.string(), (written) => written, listFactNames);

/** A condition is not shown: it is a MissingFact unless it is met. */
const createCondition = (isMet: (isFactPresent: boolean) => boolean) =>
  showAs<undefined>(z.union([factName, z.array(factName).min(1)]).optional(), (written, path, to) => {
    const names = Array.isArray(written) ? written : written === undefined ? [] : [written];
    const unmet = names.find((name, index) => {
      const place = Array.isArray(written) ? [...path, index] : path;
      return (
        checkName(name, listFactNames(to.facts), place, to) && !isMet(to.facts.byName[name] !== undefined)
      );
    });
    return unmet === undefined ? undefined : new MissingFact(unmet, path);
  });
const conditionFields = {
  if: createCondition((isPresent) => isPresent),
  unless: createCondition((isPresent) => !isPresent),
};

const createAlternative = (plain: z.ZodType<string>) => {
  const conditional = strictObject({ ...conditionFields, text: plain });
  return showAs<string>(z.union([plain, conditional]), (written, path, to) => {
    if (typeof written === "string") return resolve(plain, written, path, to);
    const found = resolve(conditional, written, path, to);
    return found instanceof MissingFact ? found : (found as { text?: string } | null)?.text;
  });
};

/** A text or alternatives, of which the first that applies is shown; names of `keptNames` stay in braces for the page. */
export const textKeepingPlaceholders = (...keptNames: string[]) => {
  const plain = createPlainText(keptNames);
  const alternative = createAlternative(plain);
  return showAs<string>(z.union([plain, z.array(alternative).min(1)]), (written, path, to) => {
    if (!Array.isArray(written)) return resolve(plain, written, path, to);
    const found = written.map((one, index) => resolve(alternative, one, [...path, index], to));
    const last = found.at(-1);
    return (
      found.find((one) => typeof one === "string") ??
      (last instanceof MissingFact ? new MissingFact(last.name, path) : last)
    );
  });
};

export const text = textKeepingPlaceholders();

export const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;

export const textList = z.array(createAlternative(createPlainText([])));

export const group = strictObject;

/** A list of groups, each of which may have conditions. */
export const groupList = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(strictObject({ ...conditionFields, ...shape })) as unknown as z.ZodType<
    z.output<z.ZodObject<Shape, z.core.$strict>>[]
  >;

/** Checks what is shown, where `.refine` would check what is written, also what another firm shows. */
export const checkShown = <Shown>(
  kind: z.ZodType<Shown>,
  isValid: (shown: Shown) => boolean,
  expected: string,
): z.ZodType<Shown> =>
  showAs<Shown>(kind, (written, path, to) => {
    const shown = resolveStructure(kind, written, path, to);
    if (to.hasValidTypes && !isValid(shown as Shown))
      to.report(path, { found: formatFoundValue(shown), expected });
    return shown;
  });

/** A value that may be left out; but a written one that misses a fact takes its group with it. */
export const optionalButNeeded = <Shown>(kind: z.ZodType<Shown>) =>
  showAs<Shown | undefined>(kind.optional(), (written, path, to) =>
    written === undefined ? undefined : resolve(kind, written, path, to),
  );

export const optionalTrue = z.literal(true).optional();

export const titledTextFields = { title: text, text };
export const headingGroup = group({ title: text, lead: text.optional() });
export const openingFields = { title: text, lead: text, call: text, note: text.optional() };

export type TitledText = z.output<z.ZodObject<typeof titledTextFields>>;
export type OpeningTexts = z.output<z.ZodObject<typeof openingFields>>;
export type HeadingTexts = z.output<typeof headingGroup>;

export interface HeadedList {
  heading: HeadingTexts;
  list: readonly TitledText[];
}

/** The name of a claim, which is shown as the claim; without it if the firm does not state the claim. */
export const claimFromName = showAs<Claim>(
  z.string(),
  (name, path, to) =>
    checkName(name, to.facts.claimNames, path, to) &&
    (to.facts.claimsByName[name as string] ?? new MissingFact(name as string, path)),
  ({ claimNames }) => claimNames,
);

export const photoFileName = showAs<string>(z.string(), (name, path, { facts, report }) => {
  const fault = typeof name === "string" && findPhotoProblem(name, name, facts.photos);
  if (fault) report(path, fault);
  return name;
});

export const clockTime = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "una hora, como 9:20");

export const urlSlug = z
  .string()
  .refine(
    (written) => /^[a-z0-9-]+$/.test(written),
    "minúsculas sin tilde, números y guiones, como primer-paso",
  );

export const recordWithAnyNames = <Shown>(kind: z.ZodType<Shown>) =>
  z.record(z.string(), kind) as unknown as z.ZodType<Partial<Record<string, Shown>>>;

const solutionName = showAs<string>(
  z.string(),
  (name, path, to) => checkName(name, to.facts.solutionNames, path, to),
  ({ solutionNames }) => solutionNames,
);

export const partialRecordBySolutionName = <Shown>(kind: z.ZodType<Shown>) =>
  z.record(solutionName as unknown as z.ZodString, kind) as unknown as z.ZodType<
    Partial<Record<string, Shown>>
  >;

/** Replaces no-break spaces in texts that leave the page: messages, files. */
export function replaceNoBreakSpacesByPlainOnes<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll("\u00a0", " "));
}

export const textOrBlank = showAs<string>(z.union([z.literal(""), z.null(), text]), (written, path, to) => {
  const found = written === null || written === "" ? "" : resolve(text, written, path, to);
  return found instanceof MissingFact ? "" : found;
});
