import { z } from "zod";
import type { ValueOf } from "../content/reading/content.ts";
import { solutions } from "../content/shared/solutions.ts";
import { defineWords } from "../content/texts/define-words.ts";
import {
  group,
  groupList,
  headingGroup,
  text,
  texts,
  titledTextFields,
} from "../content/texts/field-types.ts";

export const aboutWords = defineWords(
  "words/about",
  group({
    history: group({
      ...texts("title", "lead"),
      milestones: groupList({ date: text, title: text, text, street: z.enum(["first", "more", "whole"]) }),
    }),
    meaning: group({ title: text, lead: text, question: text, list: groupList(titledTextFields) }),
    offer: group({ title: text }),
    principles: group({ heading: headingGroup, sheet: text, list: groupList(titledTextFields) }),
    join: group({ title: text, text, link: text }).optional(),
    closing: group(titledTextFields),
  }),
  (words, read) => ({
    ...words,
    offer: {
      ...words.offer,
      list: read(solutions).offeredSolutions.map(({ path, name, fullName, summary }) => ({
        to: path,
        title: fullName ?? name,
        text: summary,
      })),
    },
  }),
);

export type AboutTexts = ValueOf<typeof aboutWords>;
