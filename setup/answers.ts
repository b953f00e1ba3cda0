import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { agendaFieldNames } from "../src/content/firm/booking-fields.ts";
import { claimBlocks } from "../src/content/firm/claim-blocks.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { type PartialFirm, type SiteConfig, siteFields } from "../src/content/firm/site-fields.ts";
import { listSiteProblems } from "../src/content/firm/site-problems.ts";
import { ContentError, formatFoundValue, type Problem } from "../src/content/reading/problems.ts";
import { isGroup, YamlFile } from "../src/content/reading/yaml.ts";
import { read } from "../src/site-content.ts";
import { type BrandColours, colourFields } from "./colours.ts";
import { normalizeAnswers, normalizeFieldValue } from "./normalize.ts";

export type Answers = Record<string, unknown>;

/** Groups whose fields have names of the owner's choice: an answer replaces them as a whole. */
const wholeGroups = ["redirects", "booking.hours", "applications.fields", "analytics.attributes"];

/** Merges answers into a firm; a value of `overrides` wins, `null` deletes the value of `base`. */
export function mergeAnswers(base: unknown, overrides: unknown, path = ""): unknown {
  if (!isGroup(overrides) || wholeGroups.includes(path)) return overrides;
  const values: Answers = isGroup(base) ? { ...base } : {};
  for (const [key, value] of Object.entries(overrides)) {
    const merged = value === null ? {} : mergeAnswers(values[key], value, path ? `${path}.${key}` : key);
    if (isGroup(merged) && Object.keys(merged).length === 0) delete values[key];
    else values[key] = merged;
  }
  return values;
}

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
  return { ...merged, booking: Object.fromEntries(kept) as SiteConfig["booking"] };
}

/** Removes facts of the sample that a new brand has not replaced; years of experience follow from `since`. */
function removeSampleFacts(merged: SiteConfig, current: SiteConfig, answers: Answers): SiteConfig {
  if (current.brand.name !== sampleFirmValues.name || merged.brand?.name === sampleFirmValues.name)
    return merged;
  const { since, partners, claims, booking, ...rest } = merged;
  const isAnswered = (group: string, name: string) => isGroup(answers[group]) && name in answers[group];
  const unanswered = Object.keys(read(claimBlocks)).filter(
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

export const answerFields = read(siteFields).extend({ colors: colourFields.optional() });

/** Lists what is wrong with a firm and, if there are any, its new colours. */
export const listAnswerProblems = (answers: Answers, file: string, yaml?: YamlFile): Problem[] => [
  ...listSiteProblems(read, answers, file, yaml, answerFields),
  ...findBookingAddressProblems((answers as PartialFirm).booking?.url, file),
];

/** Computes the new firm from the answers, JSON or YAML, of `file`. @throws ContentError with all that is wrong */
export function planSetupChanges(
  source: string,
  current: SiteConfig,
  file: string,
): { newSite: SiteConfig; newColours: BrandColours | undefined } {
  const yaml = new YamlFile(source, file);
  if (yaml.syntaxProblem) throw new ContentError([yaml.syntaxProblem]);
  const answers = yaml.value;
  if (!isGroup(answers)) {
    const expected = "un grupo de campos, como el de docs/guia.md";
    throw new ContentError([{ file, found: formatFoundValue(answers), expected }]);
  }
  // The locale is normalized first, because it gives the country of phone numbers.
  const locale = normalizeFieldValue("locale", answers.locale ?? current.locale, {});
  const firm = mergeAnswers(current, { ...answers, locale, colors: null }) as PartialFirm;
  const { colors, ...values } = normalizeAnswers(answers, firm);
  const merged = mergeAnswers(current, values) as SiteConfig;
  const newSite = removeSampleFacts(adjustBooking(merged, current, values), current, values);
  const problems = listAnswerProblems({ ...newSite, colors }, file, yaml);
  if (problems.length > 0) throw new ContentError(problems);
  return { newSite, newColours: colors as BrandColours | undefined };
}
