import { defineWords } from "../content/texts/define-words.ts";
import { group, textKeepingPlaceholders, texts } from "../content/texts/field-types.ts";

export const noticeWords = defineWords(
  "words/notice",
  group({
    ...texts("label", "close"),
    until: textKeepingPlaceholders("until"),
    between: textKeepingPlaceholders("from", "until"),
  }),
);
