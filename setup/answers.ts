import { convertToHexColour } from "../finish/tokens.ts";
import { formatProblem } from "../site.problems.ts";
import { isConfigGroup } from "../site.rules.ts";
import { sampleFirmValues } from "../site.sample.ts";
import {
  agendaFieldPaths,
  type ConfigFault,
  claimNames,
  configFieldPaths,
  findConfigFaults,
  findUnknownFields,
  listFieldPaths,
  objectFieldPaths,
  type SiteConfig,
} from "../site.schema.ts";
import type { BrandColours } from "./colours.ts";
import { normalizeAnswers, normalizeFieldValue } from "./normalize.ts";

/** The new configuration of the site, and new colours if they change. */
export interface SetupPlan {
  config: SiteConfig;
  colours: BrandColours | undefined;
}

type ConfigGroup = Record<string, unknown>;

const colourAnswerFields = ["colors.brand", "colors.action"];
const knownAnswerFields = [...configFieldPaths, ...colourAnswerFields];

/**
 * Merges the values `given` over those `under` them, field by field; `null` deletes a value.
 * @param keepNull whether `null` stays in the result, for answers that are merged again later
 */
export function mergeConfigValues(
  under: unknown,
  given: unknown,
  { path = "", keepNull = false } = {},
): unknown {
  if (!isConfigGroup(given) || objectFieldPaths.includes(path)) return given;
  const values: ConfigGroup = isConfigGroup(under) ? { ...under } : {};
  for (const [key, value] of Object.entries(given)) {
    if (value === null && !keepNull) delete values[key];
    else
      values[key] = mergeConfigValues(values[key], value, { path: path ? `${path}.${key}` : key, keepNull });
  }
  return values;
}

/** Default values for the site's own agenda; its hours and place have none. */
const agendaDefaults = { noticeHours: 24, daysOff: [], weeksAhead: 4 };

/**
 * Adjusts the fields of the own agenda. If the answers change to a booking service, removes agenda fields that they do not
 * contain, so that no unused sample values stay in the file. Without a service, adds defaults.
 * @param answers those of the owner, in the shape of the configuration
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
  // The sample is partner of both firms; an owner who names one is partner of that one.
  const stated = Object.entries(config.partners ?? {}).filter(([name]) => name in partners);
  return { ...own, partners: Object.fromEntries(stated) };
}

/** @returns a fault as one line in Spanish: field, what was found, what is expected with an example */
export const formatConfigFault = (fault: ConfigFault) => formatProblem({ file: "", ...fault }, "es").trim();

/** Finds faults in the two colours that an owner gives. */
export function findColourFaults(colours: unknown): ConfigFault[] {
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
 * @returns the plan, and one line for each normalized value; if an answer is invalid only the faults
 */
export function planSetupChanges(
  answers: unknown,
  current: SiteConfig,
): { plan: SetupPlan; mended: string[] } | { faults: ConfigFault[] } {
  if (!isConfigGroup(answers))
    return {
      faults: [{ field: "", found: JSON.stringify(answers), expected: "un objeto como el de docs/guia.md" }],
    };
  // The locale is normalized first, because it gives the country of phone numbers.
  const locale = normalizeFieldValue("locale", answers.locale ?? current.locale, {});
  const over = mergeConfigValues(current, { ...answers, locale, colors: undefined });
  const { answers: own, mended } = normalizeAnswers(answers, over, listFieldPaths(answers));
  const { colors, ...values } = own;
  const config = removeSampleFacts(
    adjustBookingConfig(mergeConfigValues(current, values) as SiteConfig, current, values),
    current,
    values,
  );
  const faults = [
    ...findUnknownFields(own, knownAnswerFields),
    ...findConfigFaults(config),
    ...findColourFaults(colors),
  ];
  if (faults.length > 0) return { faults };
  return { plan: { config, colours: colors as BrandColours | undefined }, mended };
}
