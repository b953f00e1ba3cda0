import { group, textKeepingPlaceholders, texts } from "../content/field-types.ts";
import { readRequiredContent } from "../content/read.ts";

export const noticeBannerTexts = readRequiredContent(
  "words/notice",
  group({
    ...texts("label", "close"),
    until: textKeepingPlaceholders("until"),
    between: textKeepingPlaceholders("from", "until"),
  }),
);
