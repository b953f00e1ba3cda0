import { z } from "zod";
import type { Claim } from "../../../app/shapes.ts";
import { site } from "../../../site.config.ts";
import type { ClaimName } from "../../../site.schema.ts";
import { experience } from "../experience.ts";
import { content } from "../read.ts";
import { insertNoBreakSpaces, strict } from "../schema-helpers.ts";

const words = z.string().min(1).transform(insertNoBreakSpaces);
const beside = { text: words, source: words.optional() };
const claim = strict({ lead: words.optional(), figure: words, ...beside });

const written = content(
  "claims",
  strict({
    launch: claim,
    integrations: claim,
    response: claim,
    storage: claim,
    meet: claim,
    retention: claim,
    dataLoss: claim,
    experience: strict({ lead: words.optional(), unit: words, ...beside }),
    meeting: claim,
  }),
);

/** The owner's value for a claim, with no-break spaces; false if off. */
const readOwnerFigure = (name: ClaimName) => {
  const value = site.claims?.[name];
  return typeof value === "string" ? value.replaceAll(" ", "\u00a0") : value;
};

function buildClaim(
  name: ClaimName,
  figure: string | undefined,
  { lead, text, source }: Omit<Claim, "figure">,
) {
  const stated = readOwnerFigure(name) ?? figure;
  return stated ? { [name]: { ...(lead && { lead }), figure: stated, text, ...(source && { source }) } } : {};
}

const { experience: years, meeting, ...others } = written;

/** The claims of the site, without those that the owner switched off. */
export const claims = {
  ...Object.assign(
    {},
    ...Object.entries(others).map(([name, one]) => buildClaim(name as ClaimName, one.figure, one)),
    buildClaim("experience", experience(site.since, new Date().getFullYear(), years.unit), years),
  ),
  meeting,
} as Partial<Record<ClaimName, Claim>> & { meeting: Claim };
