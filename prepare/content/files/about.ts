import { z } from "zod";
import { group, groupList, headingGroup, text, titledText } from "../field-types.ts";
import { readContent } from "../read.ts";
import { solutions } from "./solutions.ts";

const fileContent = readContent(
  "about",
  group({
    history: group({
      title: text,
      lead: text,
      milestones: groupList({ date: text, title: text, text, street: z.enum(["first", "more", "whole"]) }),
    }),
    meaning: group({ title: text, list: groupList(titledText) }),
    offer: group({ title: text }),
    principles: group({ heading: headingGroup, sheet: text, list: groupList(titledText) }),
    join: group({ title: text, text, link: text }),
    closing: group(titledText),
  }),
);

export const about = {
  ...fileContent,
  offer: {
    ...fileContent.offer,
    list: solutions.map(({ path, name, fullName, summary }) => ({
      to: path,
      title: fullName ?? name,
      text: summary,
    })),
  },
};
