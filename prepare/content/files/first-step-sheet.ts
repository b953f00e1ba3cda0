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

const fillIn = (answers: { first: string; untouched: string }) => ({ ...words, signer: host, answers });

export type SheetWords = ReturnType<typeof fillIn>;

/** The sheet beside the last section of a page, by kind of page. */
export const firstStepSheets = {
  agents: fillIn(answers.agents),
  crm: fillIn(answers.crm),
  google: fillIn(answers.google),
  kaseya: fillIn(answers.kaseya),
  general: fillIn(answers.general),
};
