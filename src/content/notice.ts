import { group, textKeepingPlaceholders, texts } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

export const noticeBannerTexts = readRequiredContent(
  "words/notice",
  group({
    ...texts("label", "close"),
    until: textKeepingPlaceholders("until"),
    between: textKeepingPlaceholders("from", "until"),
  }),
);
