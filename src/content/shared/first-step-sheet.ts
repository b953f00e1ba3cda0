import type { z } from "zod";
import type { ValueOf } from "../reading/content.ts";
import { defineWords } from "../texts/define-words.ts";
import { group, text, texts } from "../texts/field-types.ts";
import { ownerWords } from "./owner.ts";

const sheetAnswerGroup = group({ first: text, untouched: text, price: text });

export const firstStepSheets = defineWords(
  "words/first-step-sheet",
  group({
    ...texts("label", "title", "firm", "first", "untouched", "price", "meeting"),
    answers: group({
      agents: sheetAnswerGroup,
      crm: sheetAnswerGroup,
      google: sheetAnswerGroup,
      kaseya: sheetAnswerGroup,
      general: sheetAnswerGroup,
    }),
  }),
  ({ answers, ...words }, read) => {
    const addWords = (sheetAnswers: z.output<typeof sheetAnswerGroup>) => ({
      ...words,
      signer: read(ownerWords).hostText,
      answers: sheetAnswers,
    });
    return {
      agents: addWords(answers.agents),
      crm: addWords(answers.crm),
      google: addWords(answers.google),
      kaseya: addWords(answers.kaseya),
      general: addWords(answers.general),
    };
  },
);

export type FirstStepSheetTexts = ValueOf<typeof firstStepSheets>["general"];
