import { z } from "zod";
import {
  group,
  groupList,
  headingGroup,
  optionalField,
  text,
  texts,
  titledTextFields,
} from "../content/field-types.ts";
import { readRequiredContent } from "../content/read.ts";
import { offeredSolutions } from "../content/solutions.ts";

const aboutFileContent = readRequiredContent(
  "words/about",
  group({
    history: group({
      ...texts("title", "lead"),
      milestones: groupList({ date: text, title: text, text, street: z.enum(["first", "more", "whole"]) }),
    }),
    meaning: group({ title: text, lead: text, question: text, list: groupList(titledTextFields) }),
    offer: group({ title: text }),
    principles: group({ heading: headingGroup, sheet: text, list: groupList(titledTextFields) }),
    join: optionalField(group({ title: text, text, link: text })),
    closing: group(titledTextFields),
  }),
);

export const aboutPageTexts = {
  ...aboutFileContent,
  offer: {
    ...aboutFileContent.offer,
    list: offeredSolutions.map(({ path, name, fullName, summary }) => ({
      to: path,
      title: fullName ?? name,
      text: summary,
    })),
  },
};

export type AboutTexts = typeof aboutPageTexts;
