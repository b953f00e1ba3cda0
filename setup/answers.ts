import { z } from "zod";
import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { convertToHexColour } from "../src/brand/tokens.ts";
import { claimsFile } from "../src/content/firm/claim-blocks.ts";
import { field } from "../src/content/firm/field-kinds.ts";
import { listSiteProblems } from "../src/content/firm/firm.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { type PartialFirm, type SiteConfig, siteFields } from "../src/content/firm/site-fields.ts";
import { ContentError, formatFoundValue, type Problem } from "../src/content/reading/problems.ts";
import { strictObject } from "../src/content/reading/schema-helpers.ts";
import { isGroup, YamlFile } from "../src/content/reading/yaml.ts";
import { read } from "../src/site-content.ts";

/** Some fields of site.yaml and the two colours; null removes a value. */
export type Answers = Record<string, unknown>;
/** The firm, and the colours of brand.css. */
export type SetupValues = SiteConfig & { colors?: Record<string, string> | undefined };

const colour = z.string().refine((text) => convertToHexColour(text) !== undefined);
const colors = strictObject({
  brand: field(colour, "Color de la marca", "un color", "#0b5cad"),
  action: field(colour, "Color del botón que agenda", "un color", "#f5b942"),
});

export const answerFields = read(siteFields).extend({ colors });

/** Merges the fields of groups; `redirects`, whose keys are the owner's own, is replaced as a whole. */
function merge(base: Answers, answers: Answers, isGroupOfFields = (name: string) => name !== "redirects") {
  const values = { ...base };
  for (const [name, answer] of Object.entries(answers)) {
    const old = isGroup(values[name]) ? values[name] : {};
    const value = isGroup(answer) && isGroupOfFields(name) ? merge(old, answer, () => false) : answer;
    if (value === null || (isGroup(value) && Object.keys(value).length === 0)) delete values[name];
    else values[name] = value;
  }
  return values;
}

/** Computes the new values from the answers, valid or not. */
export function applyAnswers(current: SetupValues, answers: Answers): SetupValues {
  const { brand, booking } = answers as PartialFirm;
  const base = { ...current };
  if (current.brand.name === sampleFirmValues.name && brand?.name && brand.name !== sampleFirmValues.name) {
    // The facts of the sample are not true for another firm. Its years of experience follow from its own year.
    const names = Object.keys(read(claimsFile).blocks).filter(
      (name) => !["experience", "meeting"].includes(name),
    );
    base.claims = { ...current.claims, ...Object.fromEntries(names.map((name) => [name, false])) };
    base.booking = { ...current.booking, daysOff: [] };
    Object.assign(base, { since: undefined, partners: undefined });
  }
  // A booking service needs nothing of the site's own agenda, which has defaults for those who leave a service.
  if (booking?.url) base.booking = { label: current.booking.label };
  if (booking?.url === null) base.booking = { noticeHours: 24, daysOff: [], weeksAhead: 4, ...base.booking };
  return merge(base, answers) as SetupValues;
}

/** Lists what is wrong with the firm and the colours. */
export const listAnswerProblems = (values: SetupValues, file: string): Problem[] => [
  ...listSiteProblems(read, values, file, answerFields),
  ...findBookingAddressProblems((values as PartialFirm).booking?.url, file),
];

/** Computes the new values from the answers, JSON or YAML, of `file`. @throws ContentError with all that is wrong */
export function planSetupChanges(source: string, current: SetupValues, file: string): SetupValues {
  const yaml = new YamlFile(source, file);
  if (yaml.syntaxProblem) throw new ContentError([yaml.syntaxProblem]);
  const expected = "un grupo de campos, como el de docs/guia.md";
  const answers = yaml.value;
  if (!isGroup(answers)) throw new ContentError([{ file, found: formatFoundValue(answers), expected }]);
  const values = applyAnswers(current, answers);
  const problems = listAnswerProblems(values, file);
  if (problems.length > 0) throw new ContentError(problems.map(yaml.locate));
  return values;
}
