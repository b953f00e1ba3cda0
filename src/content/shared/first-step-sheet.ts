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
    const sheet = { ...words, signer: read(ownerWords).host };
    return {
      agents: { ...sheet, answers: answers.agents },
      crm: { ...sheet, answers: answers.crm },
      google: { ...sheet, answers: answers.google },
      kaseya: { ...sheet, answers: answers.kaseya },
      general: { ...sheet, answers: answers.general },
    };
  },
);

export type FirstStepSheetTexts = ValueOf<typeof firstStepSheets>["general"];
