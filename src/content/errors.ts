import { group, texts } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

export const { notFound: notFoundPageTexts } = readRequiredContent(
  "words/errors",
  group({
    notFound: group(texts("status", "help", "hour", "role", "question", "answer", "more")),
  }),
);
