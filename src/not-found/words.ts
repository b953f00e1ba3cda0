import { group, texts } from "../content/field-types.ts";
import { readRequiredContent } from "../content/read.ts";

export const { notFound: notFoundPageTexts } = readRequiredContent(
  "words/errors",
  group({
    notFound: group(texts("status", "help", "hour", "role", "question", "answer", "more")),
  }),
);
