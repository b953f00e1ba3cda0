import { z } from "zod";
import { formatRoundedYearsOfExperience } from "./experience.ts";
import { areSolutionsOffered } from "./offered.ts";
import { readRequiredContent } from "./read.ts";
import { insertNoBreakSpaces, strictObject } from "./schema-helpers.ts";
import type { Claim } from "./shapes.ts";
import { site } from "./site.ts";
import type { ClaimName } from "./site-schema.ts";

/** Stands for `text` of field-types.ts, which a claim cannot use: field-types.ts itself needs the claims. */
const nonEmptyText = z.string().min(1).transform(insertNoBreakSpaces);
const claimTextFields = { text: nonEmptyText, source: nonEmptyText.optional() };
const claimSchema = strictObject({ lead: nonEmptyText.optional(), figure: nonEmptyText, ...claimTextFields });

/** The meeting's length: any text with the 30 minutes for which the agenda and its texts are made. */
const meetingLength = nonEmptyText.refine((length) => /(?<!\d)30(?!\d)/.test(length), {
  params: {
    expected: {
      es: "30~minutos, porque la agenda es de medias horas",
      en: "30~minutos, because the agenda is of half hours",
    },
  },
});

const claimsFileContent = readRequiredContent(
  "claims",
  strictObject({
    launch: claimSchema,
    integrations: claimSchema,
    response: claimSchema,
    storage: claimSchema,
    meet: claimSchema,
    retention: claimSchema,
    dataLoss: claimSchema,
    freeCrm: claimSchema,
    experience: strictObject({ lead: nonEmptyText.optional(), unit: nonEmptyText, ...claimTextFields }),
    meeting: strictObject({ figure: meetingLength, text: nonEmptyText }),
  }),
);

/** @returns the owner's figure for a claim, with no-break spaces; false if switched off; undefined if not set, or true */
const readOwnerFigure = (name: ClaimName): string | false | undefined => {
  const value = site.claims?.[name];
  if (value === true) return undefined;
  return typeof value === "string" ? value.replaceAll(" ", "\u00a0") : value;
};

/** @returns an object with the claim under its name; an empty one if the firm does not state the claim */
function buildClaimEntry(
  name: ClaimName,
  defaultFigure: string | undefined,
  { lead, text, source }: Omit<Claim, "figure">,
) {
  const stated = readOwnerFigure(name) ?? defaultFigure;
  return stated ? { [name]: { ...(lead && { lead }), figure: stated, text, ...(source && { source }) } } : {};
}

const { freeCrm, experience: experienceTexts, meeting, ...otherClaims } = claimsFileContent;

/**
 * The claims of the site by name, without those switched off, without `experience` if it would be under five years, and
 * without `freeCrm` if the CRM or the agents are not offered.
 */
export const claimsByName = {
  ...Object.assign(
    {},
    ...Object.entries(otherClaims).map(([name, one]) => buildClaimEntry(name as ClaimName, one.figure, one)),
    buildClaimEntry(
      "freeCrm",
      areSolutionsOffered("agentes-ia", "crm") ? freeCrm.figure : undefined,
      freeCrm,
    ),
    buildClaimEntry(
      "experience",
      formatRoundedYearsOfExperience(site.since, new Date().getFullYear(), experienceTexts.unit),
      experienceTexts,
    ),
  ),
  meeting,
} as Partial<Record<ClaimName, Claim>> & { meeting: Claim };
