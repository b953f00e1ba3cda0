import { group, groupList, text, titledText } from "../field-types.ts";
import { readOptionalContent } from "../read.ts";

const fileContent = readOptionalContent(
  "privacy",
  group({
    title: text,
    since: text,
    description: text,
    // A blank line begins a new paragraph.
    parts: groupList(titledText),
  }),
);

export type Privacy = NonNullable<typeof fileContent>;

/**
 * The text of /privacidad. Without content/privacy.yaml there is no such page, link or sitemap entry. A lawyer must write it.
 */
export const privacy: Privacy | undefined = fileContent;
