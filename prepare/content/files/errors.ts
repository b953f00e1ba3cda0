import { group, text } from "../field-types.ts";
import { readRequiredContent } from "../read.ts";

/** The texts of the 404 page and the error screen. The specification fixes the 404 page's heading and home link, in English. */
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
