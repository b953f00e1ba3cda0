import { group, text } from "../field-types.ts";
import { content } from "../read.ts";
import { host } from "./owner.ts";

const answer = group({ first: text, untouched: text });

const { answers, ...words } = content(
  "first-step-sheet",
  group({
    label: text,
    title: text,
    firm: text,
    first: text,
    untouched: text,
    price: text,
    quoted: text,
    meeting: text,
    answers: group({ agents: answer, crm: answer, google: answer, kaseya: answer, general: answer }),
  }),
);

const filledIn = (answers: { first: string; untouched: string }) => ({ ...words, signer: host, answers });

export type SheetWords = ReturnType<typeof filledIn>;

/** By the closing that it lies beside. */
export const firstStepSheets = {
  agents: filledIn(answers.agents),
  crm: filledIn(answers.crm),
  google: filledIn(answers.google),
  kaseya: filledIn(answers.kaseya),
  general: filledIn(answers.general),
};
