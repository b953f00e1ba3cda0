import { group, text } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

/** The texts of the error screen and the 404 page, but its English ones: the specification fixes them (not-found.tsx). */
export const { notFound: notFoundPageTexts, errorScreen: errorScreenTexts } = readRequiredContent(
  "errors",
  group({
    notFound: group({
      status: text,
      help: text,
      hour: text,
      role: text,
      question: text,
      answer: text,
      more: text,
    }),
    errorScreen: group({ title: text, help: text, home: text }),
  }),
);
