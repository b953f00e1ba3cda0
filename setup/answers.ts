import { toHexColour } from "../finish/tokens.ts";
import { formatProblem } from "../prepare/content/problems.ts";
import { isGroup } from "../site.rules.ts";
import { sample } from "../site.sample.ts";
import {
  agendaFields,
  findSiteFaults,
  pathsOf,
  type SiteConfig,
  type SiteFault,
  siteFields,
  unknownFields,
  wholeFields,
} from "../site.schema.ts";
import type { BrandColours } from "./colours.ts";
import { normalizeAnswers, normalizeValue } from "./normalize.ts";

/** What the site is to become: a whole configuration, and colours where they change. */
export interface Plan {
  config: SiteConfig;
  colours: BrandColours | undefined;
}

type Group = Record<string, unknown>;

const colourFields = ["colors.brand", "colors.action"];
const knownFields = [...siteFields, ...colourFields];

/**
 * The value under the given one, field by field; `null` takes an optional value away.
 * @param keepNull for answers that are still to be laid over a configuration
 */
export function mergeValues(under: unknown, given: unknown, { path = "", keepNull = false } = {}): unknown {
  if (!isGroup(given) || wholeFields.includes(path)) return given;
  const values: Group = isGroup(under) ? { ...under } : {};
  for (const [key, value] of Object.entries(given)) {
    if (value === null && !keepNull) delete values[key];
    else values[key] = mergeValues(values[key], value, { path: path ? `${path}.${key}` : key, keepNull });
  }
  return values;
}

/** What the own agenda has where nothing is said of it; hours and place are the owner's alone. */
const agendaDefaults = { noticeHours: 24, daysOff: [], weeksAhead: 4 };

/**
 * Fits the own agenda's fields to who takes the bookings. When answers change to a service, fields that they do not name
 * are removed, so that none of the sample's stays in the file unused. Without a service, missing ones get defaults.
 * @param answers what the owner has given, of the shape of the configuration
 */
function withBooking(config: SiteConfig, current: SiteConfig, answers: Group): SiteConfig {
  const { booking } = config;
  if (!isGroup(booking)) return config;
  if (booking.url === undefined) return { ...config, booking: { ...agendaDefaults, ...booking } };
  if (current.booking.url !== undefined) return config;
  const given = pathsOf(answers);
  const isKept = (name: string) =>
    !agendaFields.includes(`booking.${name}`) || given.includes(`booking.${name}`);
  const kept = Object.entries(booking).filter(([name]) => isKept(name));
  return { ...config, booking: Object.fromEntries(kept) as unknown as SiteConfig["booking"] };
}

/** Facts of the sample firm that are none of another's: where its owner does not give them, they are not said. */
function withoutSampleFacts(config: SiteConfig, current: SiteConfig, answers: Group): SiteConfig {
  if (current.brand.name !== sample.name || config.brand?.name === sample.name) return config;
  const own = { ...config };
  for (const name of ["since", "partners"] as const) if (!(name in answers)) delete own[name];
  return own;
}

/** @returns one line, in Spanish: field, what was found, what is expected, an example */
export const formatFault = (fault: SiteFault) => formatProblem({ file: "", ...fault }, "es").trim();

/** What is wrong with the two colours. */
export function findColourFaults(colours: unknown): SiteFault[] {
  if (colours === undefined) return [];
  return (
    [
      ["brand", "#0b5cad"],
      ["action", "#f5b942"],
    ] as const
  ).flatMap(([name, example]) => {
    const found = isGroup(colours) ? colours[name] : undefined;
    if (typeof found === "string" && toHexColour(found) !== undefined) return [];
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
 * Reads an owner's answers, and mends in them what it is clear how to mend.
 * @param answers of the shape of site.config.ts, any part of it, and `colors: { brand, action }`
 * @param current configuration, which stands where nothing is answered
 * @returns what the site is to become and what was mended, one line each; or every fault
 */
export function planChanges(
  answers: unknown,
  current: SiteConfig,
): { plan: Plan; mended: string[] } | { faults: SiteFault[] } {
  if (!isGroup(answers))
    return {
      faults: [{ field: "", found: JSON.stringify(answers), expected: "un objeto como el de docs/guia.md" }],
    };
  // It says of which country a number is.
  const locale = normalizeValue("locale", answers.locale ?? current.locale, {});
  const over = mergeValues(current, { ...answers, locale, colors: undefined });
  const { answers: own, mended } = normalizeAnswers(answers, over, pathsOf(answers));
  const { colors, ...values } = own;
  const config = withoutSampleFacts(
    withBooking(mergeValues(current, values) as SiteConfig, current, values),
    current,
    values,
  );
  const faults = [...unknownFields(own, knownFields), ...findSiteFaults(config), ...findColourFaults(colors)];
  if (faults.length > 0) return { faults };
  return { plan: { config, colours: colors as BrandColours | undefined }, mended };
}
