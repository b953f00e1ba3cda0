import { group, groupList, text, titledTextFields } from "./field-types.ts";
import { readOptionalContent } from "./read.ts";

const privacyFileContent = readOptionalContent(
  "words/privacy",
  group({
    title: text,
    since: text,
    description: text,
    /** A blank line in `text` begins a new paragraph; src/written/legal-text.tsx splits it. */
    parts: groupList(titledTextFields),
  }),
);

export type PrivacyPageTexts = NonNullable<typeof privacyFileContent>;

/**
 * The text of /privacidad, which a lawyer must write. Without content/words/privacy.yaml the site has no such page and no link to
 * it.
 */
export const privacyPageTexts: PrivacyPageTexts | undefined = privacyFileContent;
