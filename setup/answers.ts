import { convertToHexColour } from "../src/brand/tokens.ts";
import { formatProblem } from "../src/content/problems.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { isConfigGroup } from "../src/content/site-rules.ts";
import {
  agendaFieldPaths,
  type ConfigFault,
  claimNames,
  configFieldPaths,
  findInvalidOrMissingFields,
  findUnknownFields,
  listFieldPaths,
  objectFieldPaths,
  type SiteConfig,
} from "../src/content/site-schema.ts";
import type { BrandColours } from "./colours.ts";
import { normalizeAnswers, normalizeFieldValue } from "./normalize.ts";

/** What `npm run setup` will write; `newColours` is undefined if the answers have none. */
export interface SetupPlan {
  newConfig: SiteConfig;
  newColours: BrandColours | undefined;
}

/** Fields by name: those of one group of site.config.ts, such as `booking`, or all groups with their fields. */
type ConfigGroup = Record<string, unknown>;

const colourAnswerFields = ["colors.brand", "colors.action"];
const knownAnswerFields = [...configFieldPaths, ...colourAnswerFields];

/**
 * Merges two configurations field by field, those of `objectFieldPaths` as a whole; a value of `overrides` wins, and `null`
 * deletes the value of `base`.
 * @param keepNull whether `null` stays in the result, for answers that are merged again later
 */
export function mergeConfigValues(
  base: unknown,
  overrides: unknown,
  { path = "", keepNull = false } = {},
): unknown {
  if (!isConfigGroup(overrides) || objectFieldPaths.includes(path)) return overrides;
  const values: ConfigGroup = isConfigGroup(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(overrides)) {
    if (value === null && !keepNull) delete values[key];
    else
      values[key] = mergeConfigValues(values[key], value, { path: path ? `${path}.${key}` : key, keepNull });
  }
  return values;
}

/** Default values for the site's own agenda; its hours and place have none. */
const agendaDefaults = { noticeHours: 24, daysOff: [], weeksAhead: 4 };

/**
 * Adjusts the fields of the site's own agenda. If the answers change to a booking service, removes agenda fields that they
 * do not contain, so that no unused sample values stay in the file. Without a service, adds defaults.
 * @param config the configuration merged from `current` and the owner's `answers`
 */
function adjustBookingConfig(config: SiteConfig, current: SiteConfig, answers: ConfigGroup): SiteConfig {
  const { booking } = config;
  if (!isConfigGroup(booking)) return config;
  if (booking.url === undefined) return { ...config, booking: { ...agendaDefaults, ...booking } };
  if (current.booking.url !== undefined) return config;
  const given = listFieldPaths(answers);
  const shouldKeep = (name: string) =>
    !agendaFieldPaths.includes(`booking.${name}`) || given.includes(`booking.${name}`);
  const kept = Object.entries(booking).filter(([name]) => shouldKeep(name));
  return { ...config, booking: Object.fromEntries(kept) as unknown as SiteConfig["booking"] };
}

/**
 * Switches off the sample's claims that the answers do not name. The years of experience stay: they follow from the
 * founding year, which the owner gives.
 */
function switchOffUnansweredClaims(config: SiteConfig, answers: ConfigGroup): SiteConfig["claims"] {
  const { claims: given = {} } = answers;
  if (!isConfigGroup(given)) return config.claims;
  const open = claimNames.filter((name) => name !== "experience" && !(name in given));
  const off = Object.fromEntries(open.map((name) => [name, false as const]));
  return { ...config.claims, ...off };
}

/** Removes facts and claims of the sample firm that the owner has not replaced or confirmed. */
function removeSampleFacts(config: SiteConfig, current: SiteConfig, answers: ConfigGroup): SiteConfig {
  if (current.brand.name !== sampleFirmValues.name || config.brand?.name === sampleFirmValues.name)
    return config;
  const own = { ...config };
  if (!("since" in answers)) delete own.since;
  own.claims = switchOffUnansweredClaims(config, answers);
  const { booking } = own;
  if (isConfigGroup(booking) && booking.daysOff && !listFieldPaths(answers).includes("booking.daysOff"))
    own.booking = { ...own.booking, daysOff: [] };
  delete own.partners;
  const { partners } = answers;
  if (!isConfigGroup(partners)) return own;
  // The sample has both partnerships: keep only those that the answers name.
  const stated = Object.entries(config.partners ?? {}).filter(([name]) => name in partners);
  return { ...own, partners: Object.fromEntries(stated) };
}

/** @returns a fault as one line in Spanish: field, what was found, what is expected */
export const formatConfigFault = (fault: ConfigFault) => formatProblem({ file: "", ...fault }, "es").trim();

/** Finds which of the owner's two colours is missing or no CSS colour; none for undefined, which changes no colours. */
export function findMissingOrInvalidColours(colours: unknown): ConfigFault[] {
  if (colours === undefined) return [];
  return (
    [
      ["brand", "#0b5cad"],
      ["action", "#f5b942"],
    ] as const
  ).flatMap(([name, example]) => {
    const found = isConfigGroup(colours) ? colours[name] : undefined;
    if (typeof found === "string" && convertToHexColour(found) !== undefined) return [];
    return [
      {
        field: `colors.${name}`,
        found: found === undefined ? "nada" : JSON.stringify(found),
        expected: `un color, por ejemplo ${JSON.stringify(example)}`,
      },
    ];
  });
}

/**
 * Computes the new configuration from an owner's answers, and normalizes values whose meaning is clear.
 * @param answers any part of site.config.ts, and `colors: { brand, action }`; `null` removes a value
 * @param current the current configuration, which stays where no answer changes it
 * @returns the plan, and one line in Spanish for each normalized value; if an answer is invalid only the faults
 */
export function planSetupChanges(
  answers: unknown,
  current: SiteConfig,
): { plan: SetupPlan; corrections: string[] } | { faults: ConfigFault[] } {
  if (!isConfigGroup(answers))
    return {
      faults: [{ field: "", found: JSON.stringify(answers), expected: "un objeto como el de docs/guia.md" }],
    };
  // The locale is normalized first, because it gives the country of phone numbers.
  const locale = normalizeFieldValue("locale", answers.locale ?? current.locale, {});
  const merged = mergeConfigValues(current, { ...answers, locale, colors: undefined });
  const { normalizedAnswers, corrections } = normalizeAnswers(answers, merged, listFieldPaths(answers));
  const { colors, ...values } = normalizedAnswers;
  const newConfig = removeSampleFacts(
    adjustBookingConfig(mergeConfigValues(current, values) as SiteConfig, current, values),
    current,
    values,
  );
  const faults = [
    ...findUnknownFields(normalizedAnswers, knownAnswerFields),
    ...findInvalidOrMissingFields(newConfig),
    ...findMissingOrInvalidColours(colors),
  ];
  if (faults.length > 0) return { faults };
  return { plan: { newConfig, newColours: colors as BrandColours | undefined }, corrections };
}
