import { defineWords } from "../content/texts/define-words.ts";
import { group, texts } from "../content/texts/field-types.ts";

export const fileWords = defineWords(
  "words/files",
  group({
    llms: group(texts("solutions", "company", "contact", "mail", "licences")),
    licences: group(texts("intro", "brands")),
  }),
);
