import { z } from "zod";
import type { PhotoMetadata } from "./photo.ts";
import { findPhotoProblem } from "./markdown/body.ts";
import {
  group,
  groupList,
  optionalField,
  partialRecordBySolutionName,
  recordWithAnyNames,
  text,
  textKeepingPlaceholders,
  textOrBlank,
} from "./field-types.ts";
import { readRequiredContent } from "./read.ts";
import { photosByFileName } from "./photos.ts";

const questionListWithOptionalAnswers = groupList({ title: text, text: textOrBlank });

/** The schema of the name of a file in content/photos/, which becomes the photo. */
const photoFromFileName = z
  .string()
  .superRefine((name, context) => {
    const problem = findPhotoProblem(name, name, Object.keys(photosByFileName));
    if (problem) context.addIssue({ code: "custom", params: { ...problem } });
  })
  .transform((name): PhotoMetadata => photosByFileName[name] as PhotoMetadata);

const ownerFileContent = readRequiredContent(
  "owner",
  group({
    startingPrice: textOrBlank,
    solutionPrices: partialRecordBySolutionName(textOrBlank),
    invoicing: textOrBlank,
    host: textOrBlank,
    hostPhoto: optionalField(group({ photo: photoFromFileName, alt: text })),
    photoOf: textKeepingPlaceholders("name"),
    logoOf: textKeepingPlaceholders("name"),
    buyerQuestions: group({
      title: text,
      lead: text,
      lists: recordWithAnyNames(questionListWithOptionalAnswers),
    }),
    terms: group({ title: text, lead: text, list: questionListWithOptionalAnswers }),
    team: optionalField(
      group({
        title: text,
        people: groupList({ name: text, role: text, photo: photoFromFileName.optional() }),
      }),
    ),
    references: optionalField(
      group({
        title: text,
        list: groupList({ quote: text, name: text, firm: text, logo: photoFromFileName.optional() }),
      }),
    ),
  }),
);

export type TeamTexts = NonNullable<typeof ownerFileContent.team>;
export type CustomerReferenceTexts = NonNullable<typeof ownerFileContent.references>;

export const {
  startingPrice: startingPriceSentence,
  solutionPrices: priceSentenceBySolution,
  invoicing: invoicingSentence,
  host: hostText,
  buyerQuestions,
  terms: commercialTermsTexts,
} = ownerFileContent;
export const { hostPhoto, photoOf: photoAltTemplate, logoOf: logoAltTemplate } = ownerFileContent;
export const teamTexts: TeamTexts | undefined = ownerFileContent.team;
export const customerReferenceTexts: CustomerReferenceTexts | undefined = ownerFileContent.references;
