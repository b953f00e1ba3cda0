import { group, texts } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

/** The texts of the 404 page, but the English ones, which the specification fixes. */
export const { notFound: notFoundPageTexts } = readRequiredContent(
  "words/errors",
  group({
    notFound: group(texts("status", "help", "hour", "role", "question", "answer", "more")),
  }),
);
