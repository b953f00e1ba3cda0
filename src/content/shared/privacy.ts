import { defineOptionalWords } from "../texts/define-words.ts";
import { group, groupList, texts, titledTextFields } from "../texts/field-types.ts";

/** The text of /privacidad, which a lawyer must write; without it there is no such page. */
export const privacyWords = defineOptionalWords(
  "words/privacy",
  group({ ...texts("title", "since", "description"), parts: groupList(titledTextFields) }),
);
