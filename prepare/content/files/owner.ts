import { z } from "zod";
import type { Photo } from "../../../app/photo.ts";
import { findPhotoProblem } from "../../markdown/body.ts";
import {
  group,
  groupList,
  optionalField,
  recordByName,
  text,
  textOrBlank,
  textWithPlaceholders,
} from "../field-types.ts";
import { readContent } from "../read.ts";
import { photos } from "./photos.ts";

const answeredQuestionList = groupList({ title: text, text: textOrBlank });

/** Turns the name of a file in content/photos/ into the photo. */
const photoByFileName = z
  .string()
  .superRefine((name, context) => {
    const problem = findPhotoProblem(name, name, Object.keys(photos));
    if (problem) context.addIssue({ code: "custom", params: { ...problem } });
  })
  .transform((name): Photo => photos[name] as Photo);

const ownerYaml = readContent(
  "owner",
  group({
    startingPrice: textOrBlank,
    solutionPrices: recordByName(textOrBlank),
    invoicing: textOrBlank,
    host: textOrBlank,
    hostPhoto: optionalField(group({ photo: photoByFileName, alt: text })),
    photoOf: textWithPlaceholders("name"),
    logoOf: textWithPlaceholders("name"),
    buyerQuestions: group({ title: text, lead: text, lists: recordByName(answeredQuestionList) }),
    terms: group({ title: text, lead: text, list: answeredQuestionList }),
    team: optionalField(
      group({
        title: text,
        people: groupList({ name: text, role: text, photo: photoByFileName.optional() }),
      }),
    ),
    references: optionalField(
      group({
        title: text,
        list: groupList({ quote: text, name: text, firm: text, logo: photoByFileName.optional() }),
      }),
    ),
  }),
);

export type TeamTexts = NonNullable<typeof ownerYaml.team>;
export type ReferenceTexts = NonNullable<typeof ownerYaml.references>;

export const { startingPrice, solutionPrices, invoicing, host, buyerQuestions, terms } = ownerYaml;
export const { hostPhoto, photoOf, logoOf } = ownerYaml;
export const team: TeamTexts | undefined = ownerYaml.team;
export const references: ReferenceTexts | undefined = ownerYaml.references;
