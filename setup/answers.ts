import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { convertToHexColour } from "../src/brand/tokens.ts";
import { claimBlocks } from "../src/content/claim-blocks.ts";
import type { Problem } from "../src/content/problems.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import {
  agendaFieldNames,
  listSiteProblems,
  type PartialFirm,
  type SiteConfig,
} from "../src/content/site-schema.ts";
import { getValueAtPath, YamlFile } from "../src/content/yaml.ts";
import type { BrandColours } from "./colours.ts";
import { normalizeAnswers, normalizeFieldValue } from "./normalize.ts";
import { isGroup } from "./site-changes.ts";

/** What `npm run setup` will write; `newColours` is undefined if the answers have none. */
export interface SetupPlan {
  newSite: SiteConfig;
  newColours: BrandColours | undefined;
}

type Answers = Record<string, unknown>;

/** Groups whose fields have names of the owner's choice: an answer replaces them as a whole. */
const wholeGroups = ["redirects", "booking.hours", "applications.fields", "analytics.attributes"];

/**
 * Merges answers into a firm field by field; a value of `overrides` wins, and `null` deletes the value of `base`.
 * @param keepNull whether `null` stays in the result, for answers that are merged again later
 */
export function mergeAnswers(
  base: unknown,
  overrides: unknown,
  { path = "", keepNull = false } = {},
): unknown {
  if (!isGroup(overrides) || wholeGroups.includes(path)) return overrides;
  const values: Answers = isGroup(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(overrides)) {
    if (value === null && !keepNull) delete values[key];
    else values[key] = mergeAnswers(values[key], value, { path: path ? `${path}.${key}` : key, keepNull });
  }
  return values;
}

/** Default values for the site's own agenda; its hours and place have none. */
const agendaDefaults = { noticeHours: 24, daysOff: [], weeksAhead: 4 };

/** Adds the agenda's defaults without a service; if the answers change to one, removes settings that they do not name. */
function adjustBooking(merged: SiteConfig, current: SiteConfig, answers: Answers): SiteConfig {
  const { booking } = merged;
  if (!isGroup(booking)) return merged;
  if (booking.url === undefined) return { ...merged, booking: { ...agendaDefaults, ...booking } };
  if (current.booking.url !== undefined) return merged;
  const isUnused = (name: string) =>
    (agendaFieldNames as readonly string[]).includes(name) &&
    !(isGroup(answers.booking) && name in answers.booking);
  const kept = Object.entries(booking).filter(([name]) => !isUnused(name));
  return { ...merged, booking: Object.fromEntries(kept) as unknown as SiteConfig["booking"] };
}

/**
 * Removes facts and claims of the sample firm that the owner of a new brand has not replaced or confirmed. The years of
 * experience stay: they follow from the founding year, which the owner gives.
 */
function removeSampleFacts(merged: SiteConfig, current: SiteConfig, answers: Answers): SiteConfig {
  if (current.brand.name !== sampleFirmValues.name || merged.brand?.name === sampleFirmValues.name)
    return merged;
  const { since, partners, claims, booking, ...rest } = merged;
  const isAnswered = (group: string, name: string) => isGroup(answers[group]) && name in answers[group];
  const unanswered = Object.keys(claimBlocks).filter(
    (name) => !["experience", "meeting"].includes(name) && !isAnswered("claims", name),
  );
  const statedPartners = Object.entries(partners ?? {}).filter(([name]) => isAnswered("partners", name));
  return {
    ...rest,
    ...("since" in answers && { since }),
    ...(isGroup(answers.partners) && { partners: Object.fromEntries(statedPartners) }),
    claims: { ...claims, ...Object.fromEntries(unanswered.map((name) => [name, false])) },
    booking: booking?.daysOff && !isAnswered("booking", "daysOff") ? { ...booking, daysOff: [] } : booking,
  };
}

/** Finds which of the owner's two colours is missing or no CSS colour; none for undefined, which changes no colours. */
export function findColourProblems(colours: unknown, file = ""): Problem[] {
  if (colours === undefined) return [];
  const examples = { brand: "#0b5cad", action: "#f5b942" };
  return Object.entries(examples).flatMap(([name, example]) => {
    const found = getValueAtPath(colours, [name]);
    if (typeof found === "string" && convertToHexColour(found) !== undefined) return [];
    return [
      {
        file,
        field: `colors.${name}`,
        found: found === undefined ? "nada" : JSON.stringify(found),
        expected: `un color, por ejemplo ${JSON.stringify(example)}`,
      },
    ];
  });
}

/**
 * Computes the new firm from an owner's answers, and normalizes values whose meaning is clear.
 * @param source the answers as JSON or YAML: any part of site.yaml, and `colors: { brand, action }`; `null` removes a value
 * @param current the firm so far, whose values stay where no answer changes them
 * @param file where the answers come from, for the problems
 * @returns the plan, and one line in Spanish for each normalized value; if an answer is invalid only the problems
 */
export function planSetupChanges(
  source: string,
  current: SiteConfig,
  file: string,
): { plan: SetupPlan; corrections: string[] } | { problems: Problem[] } {
  const yaml = new YamlFile(source, file);
  if (yaml.syntaxProblem) return { problems: [yaml.syntaxProblem] };
  const answers = yaml.value;
  if (!isGroup(answers))
    return {
      problems: [
        { file, found: JSON.stringify(answers) ?? "nada", expected: "campos como los de docs/guia.md" },
      ],
    };
  // The locale is normalized first, because it gives the country of phone numbers.
  const locale = normalizeFieldValue("locale", answers.locale ?? current.locale, {});
  const firm = mergeAnswers(current, { ...answers, locale, colors: null }) as PartialFirm;
  const { normalizedAnswers, corrections } = normalizeAnswers(answers, firm);
  const { colors, ...values } = normalizedAnswers;
  const merged = mergeAnswers(current, values) as SiteConfig;
  const newSite = removeSampleFacts(adjustBooking(merged, current, values), current, values);
  const problems = [
    ...listSiteProblems(newSite, file, yaml),
    ...findBookingAddressProblems(newSite.booking?.url, file),
    ...findColourProblems(colors, file),
  ];
  if (problems.length > 0) return { problems };
  return { plan: { newSite, newColours: colors as BrandColours | undefined }, corrections };
}
