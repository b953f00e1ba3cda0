import type { z } from "zod";
import { group, text, texts } from "./field-types.ts";
import { hostText } from "./owner.ts";
import { readRequiredContent } from "./read.ts";

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

const sharedTexts = { ...words, signer: hostText };

export type FirstStepSheetTexts = typeof sharedTexts & { answers: z.output<typeof sheetAnswerGroup> };

export const firstStepSheetTexts = {
  agents: { ...sharedTexts, answers: answers.agents },
  crm: { ...sharedTexts, answers: answers.crm },
  google: { ...sharedTexts, answers: answers.google },
  kaseya: { ...sharedTexts, answers: answers.kaseya },
  general: { ...sharedTexts, answers: answers.general },
} satisfies Record<string, FirstStepSheetTexts>;
