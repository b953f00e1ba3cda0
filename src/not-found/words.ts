import { defineWords } from "../content/texts/define-words.ts";
import { group, texts } from "../content/texts/field-types.ts";

export const notFoundWords = defineWords(
  "words/errors",
  group({ notFound: group(texts("status", "help", "hour", "role", "question", "answer", "more")) }),
  ({ notFound }) => notFound,
);
