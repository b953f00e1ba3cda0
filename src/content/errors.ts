import { group, text } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

/** The texts of the error screen and the 404 page, but the English ones, which the specification fixes. */
export const { notFound: notFoundPageTexts, errorScreen: errorScreenTexts } = readRequiredContent(
  "words/errors",
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
    errorScreen: group({ help: text, home: text }),
  }),
);
