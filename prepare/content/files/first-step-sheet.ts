import { group, text } from "../field-types.ts";
import { readRequiredContent } from "../read.ts";
import { hostText } from "./owner.ts";

const sheetAnswerGroup = group({ first: text, untouched: text, price: text });

const { answers, ...words } = readRequiredContent(
  "first-step-sheet",
  group({
    label: text,
    title: text,
    firm: text,
    first: text,
    untouched: text,
    price: text,
    meeting: text,
    answers: group({
      agents: sheetAnswerGroup,
      crm: sheetAnswerGroup,
      google: sheetAnswerGroup,
      kaseya: sheetAnswerGroup,
      general: sheetAnswerGroup,
    }),
  }),
);

const createSheetTexts = (answers: { first: string; untouched: string; price: string }) => ({
  ...words,
  signer: hostText,
  answers,
});

export type SheetTexts = ReturnType<typeof createSheetTexts>;

/** The texts of the sheet in the last section of a page, by kind of page. */
export const firstStepSheets = {
  agents: createSheetTexts(answers.agents),
  crm: createSheetTexts(answers.crm),
  google: createSheetTexts(answers.google),
  kaseya: createSheetTexts(answers.kaseya),
  general: createSheetTexts(answers.general),
};
