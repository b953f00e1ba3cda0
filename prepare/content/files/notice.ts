import { group, text, textWithPlaceholders } from "../field-types.ts";
import { readContent } from "../read.ts";

export const notice = readContent(
  "notice",
  group({
    label: text,
    close: text,
    until: textWithPlaceholders("until"),
    between: textWithPlaceholders("from", "until"),
  }),
);
