import { group, groupList, texts, titledTextFields } from "./field-types.ts";
import { readOptionalContent } from "./read.ts";

/** The text of /privacidad, which a lawyer must write; without it there is no such page. */
export const privacyPageTexts = readOptionalContent(
  "words/privacy",
  group({
    ...texts("title", "since", "description"),
    parts: groupList(titledTextFields),
  }),
);
