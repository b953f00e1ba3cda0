import { group, text, textWith } from "../field-types.ts";
import { content } from "../read.ts";

export const notice = content(
  "notice",
  group({ label: text, close: text, until: textWith("until"), between: textWith("from", "until") }),
);
