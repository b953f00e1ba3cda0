import { group, text, texts } from "./field-types.ts";
import { hostText } from "./owner.ts";
import { readRequiredContent } from "./read.ts";

/** The example's answers: what the firm would do first, what it would leave as it is, and what the price depends on. */
const sheetAnswerGroup = group({ first: text, untouched: text, price: text });

const { answers, ...words } = readRequiredContent(
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
);

const createFirstStepSheetTexts = (answers: { first: string; untouched: string; price: string }) => ({
  ...words,
  signer: hostText,
  answers,
});

/** The texts of the sheet that visitors get in the meeting, filled in for an invented firm. */
export type FirstStepSheetTexts = ReturnType<typeof createFirstStepSheetTexts>;

/** The texts of the example at the end of pages of the sheet that visitors get in the meeting, by kind of page. */
export const firstStepSheetTexts = {
  agents: createFirstStepSheetTexts(answers.agents),
  crm: createFirstStepSheetTexts(answers.crm),
  google: createFirstStepSheetTexts(answers.google),
  kaseya: createFirstStepSheetTexts(answers.kaseya),
  general: createFirstStepSheetTexts(answers.general),
};
