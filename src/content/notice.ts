import { group, text, textKeepingPlaceholders } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

export const noticeBannerTexts = readRequiredContent(
  "words/notice",
  group({
    label: text,
    close: text,
    until: textKeepingPlaceholders("until"),
    between: textKeepingPlaceholders("from", "until"),
  }),
);
