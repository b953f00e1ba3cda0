import { z } from "zod";
import {
  group,
  groupList,
  optionalField,
  partialRecordBySolutionName,
  recordWithAnyNames,
  text,
  textKeepingPlaceholders,
  textOrBlank,
  texts,
} from "./field-types.ts";
import { findPhotoProblem } from "./markdown/body.ts";
import { photoFileNames } from "./photos.ts";
import { readRequiredContent } from "./read.ts";

const questionListWithOptionalAnswers = groupList({ title: text, text: textOrBlank });

const photoFileName = z.string().superRefine((name, context) => {
  const problem = findPhotoProblem(name, name, photoFileNames);
  if (problem) context.addIssue({ code: "custom", params: { ...problem } });
});

export const {
  startingPrice: startingPriceSentence,
  solutionPrices: priceSentenceBySolution,
  invoicing: invoicingSentence,
  host: hostText,
  hostPhoto,
  photoOf: photoAltTemplate,
  logoOf: logoAltTemplate,
  buyerQuestions,
  terms: commercialTermsTexts,
  team: teamTexts,
  references: customerReferenceTexts,
} = readRequiredContent(
  "words/owner",
  group({
    startingPrice: textOrBlank,
    solutionPrices: partialRecordBySolutionName(textOrBlank),
    invoicing: textOrBlank,
    host: textOrBlank,
    hostPhoto: optionalField(group({ photo: photoFileName, alt: text })),
    photoOf: textKeepingPlaceholders("name"),
    logoOf: textKeepingPlaceholders("name"),
    buyerQuestions: group({
      ...texts("title", "lead"),
      lists: recordWithAnyNames(questionListWithOptionalAnswers),
    }),
    terms: group({ title: text, lead: text, list: questionListWithOptionalAnswers }),
    team: optionalField(
      group({
        title: text,
        people: groupList({ name: text, role: text, photo: photoFileName.optional() }),
      }),
    ),
    references: optionalField(
      group({
        title: text,
        list: groupList({ quote: text, name: text, firm: text, logo: photoFileName.optional() }),
      }),
    ),
  }),
);

export type TeamTexts = NonNullable<typeof teamTexts>;
export type CustomerReferenceTexts = NonNullable<typeof customerReferenceTexts>;
