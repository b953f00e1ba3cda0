import { group, text, textKeepingPlaceholders } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

export const noticeBannerTexts = readRequiredContent(
  "notice",
  group({
    label: text,
    close: text,
    until: textKeepingPlaceholders("until"),
    between: textKeepingPlaceholders("from", "until"),
  }),
);
