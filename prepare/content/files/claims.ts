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

/** The owner's figure in place of the one that is written, with a space that does not break. */
const asked = (name: ClaimName) => {
  const value = site.claims?.[name];
  return typeof value === "string" ? value.replaceAll(" ", "\u00a0") : value;
};

function claimed(name: ClaimName, figure: string | undefined, { lead, text, source }: Omit<Claim, "figure">) {
  const stated = asked(name) ?? figure;
  return stated ? { [name]: { ...(lead && { lead }), figure: stated, text, ...(source && { source }) } } : {};
}

const { experience: years, meeting, ...others } = written;

/** What the site states, without what the owner does not stand by. */
export const claims = {
  ...Object.assign(
    {},
    ...Object.entries(others).map(([name, one]) => claimed(name as ClaimName, one.figure, one)),
    claimed("experience", experience(site.since, new Date().getFullYear(), years.unit), years),
  ),
  meeting,
} as Partial<Record<ClaimName, Claim>> & { meeting: Claim };
