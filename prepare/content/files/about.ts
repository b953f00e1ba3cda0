import { z } from "zod";
import { group, heading, item, list, text } from "../field-types.ts";
import { content } from "../read.ts";
import { solutions } from "./solutions.ts";

const file = content(
  "about",
  group({
    history: group({
      title: text,
      lead: text,
      milestones: list({ date: text, title: text, text, street: z.enum(["first", "more", "whole"]) }),
    }),
    meaning: group({ title: text, list: list(item) }),
    offer: group({ title: text }),
    principles: group({ heading, sheet: text, list: list(item) }),
    join: group({ title: text, text, link: text }),
    closing: group(item),
  }),
);

export const about = {
  ...file,
  offer: {
    ...file.offer,
    list: solutions.map(({ path, name, fullName, summary }) => ({
      to: path,
      title: fullName ?? name,
      text: summary,
    })),
  },
};
