import type { ValueOf } from "../reading/content.ts";
import { defineWords } from "../texts/define-words.ts";
import {
  group,
  groupList,
  partialRecordBySolutionName,
  photoFileName,
  text,
  textKeepingPlaceholders,
  textOrBlank,
  texts,
} from "../texts/field-types.ts";

const questionListWithOptionalAnswers = groupList({ title: text, text: textOrBlank });

/** What only the owner knows: prices, contract, team, what customers say. */
export const ownerWords = defineWords(
  "words/owner",
  group({
    startingPrice: textOrBlank,
    solutionPrices: partialRecordBySolutionName(textOrBlank),
    invoicing: textOrBlank,
    host: textOrBlank,
    hostPhoto: group({ photo: photoFileName, alt: text }).optional(),
    photoOf: textKeepingPlaceholders("name"),
    logoOf: textKeepingPlaceholders("name"),
    buyerQuestions: group({
      ...texts("title", "lead"),
      lists: partialRecordBySolutionName(questionListWithOptionalAnswers),
    }),
    terms: group({ title: text, lead: text, list: questionListWithOptionalAnswers }),
    team: group({
      title: text,
      people: groupList({ name: text, role: text, photo: photoFileName.optional() }),
    }).optional(),
    references: group({
      title: text,
      list: groupList({ quote: text, name: text, firm: text, logo: photoFileName.optional() }),
    }).optional(),
  }),
);

type OwnerWords = ValueOf<typeof ownerWords>;
export type TeamTexts = NonNullable<OwnerWords["team"]>;
export type CustomerReferenceTexts = NonNullable<OwnerWords["references"]>;
