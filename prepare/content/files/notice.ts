import { group, text, textWithPlaceholders } from "../field-types.ts";
import { readRequiredContent } from "../read.ts";

export const noticeBannerTexts = readRequiredContent(
  "notice",
  group({
    label: text,
    close: text,
    until: textWithPlaceholders("until"),
    between: textWithPlaceholders("from", "until"),
  }),
);
