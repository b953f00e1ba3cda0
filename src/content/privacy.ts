import { group, groupList, texts, titledTextFields } from "./field-types.ts";
import { readOptionalContent } from "./read.ts";

/**
 * The text of /privacidad, which a lawyer must write. Without content/words/privacy.yaml the site has no such page and no link to
 * it.
 */
export const privacyPageTexts = readOptionalContent(
  "words/privacy",
  group({
    ...texts("title", "since", "description"),
    /** A blank line in `text` begins a new paragraph; src/written/privacy-page.tsx splits it. */
    parts: groupList(titledTextFields),
  }),
);
