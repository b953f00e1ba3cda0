import { z } from "zod";
import type { Photo } from "../../../app/photo.ts";
import { findPhotoProblem } from "../../markdown/body.ts";
import { blank, group, list, named, optional, text, textWith } from "../field-types.ts";
import { content } from "../read.ts";
import { photos } from "./photos.ts";

const answered = list({ title: text, text: blank });

/** Turns the name of a file in content/photos/ into the photo. */
const photo = z
  .string()
  .superRefine((name, context) => {
    const problem = findPhotoProblem(name, name, Object.keys(photos));
    if (problem) context.addIssue({ code: "custom", params: { ...problem } });
  })
  .transform((name): Photo => photos[name] as Photo);

const written = content(
  "owner",
  group({
    startingPrice: blank,
    solutionPrices: named(blank),
    invoicing: blank,
    host: blank,
    hostPhoto: optional(group({ photo, alt: text })),
    photoOf: textWith("name"),
    logoOf: textWith("name"),
    buyerQuestions: group({ title: text, lead: text, lists: named(answered) }),
    terms: group({ title: text, lead: text, list: answered }),
    team: optional(group({ title: text, people: list({ name: text, role: text, photo: photo.optional() }) })),
    references: optional(
      group({ title: text, list: list({ quote: text, name: text, firm: text, logo: photo.optional() }) }),
    ),
  }),
);

export type TeamTexts = NonNullable<typeof written.team>;
export type ReferenceTexts = NonNullable<typeof written.references>;

export const { startingPrice, solutionPrices, invoicing, host, buyerQuestions, terms } = written;
export const { hostPhoto, photoOf, logoOf } = written;
export const team: TeamTexts | undefined = written.team;
export const references: ReferenceTexts | undefined = written.references;
