import { group, groupList, text, titledTextFields } from "../field-types.ts";
import { readOptionalContent } from "../read.ts";

const privacyYaml = readOptionalContent(
  "privacy",
  group({
    title: text,
    since: text,
    description: text,
    // A blank line in `text` begins a new paragraph; app/sections/legal-text.tsx splits it.
    parts: groupList(titledTextFields),
  }),
);

export type Privacy = NonNullable<typeof privacyYaml>;

/**
 * The text of /privacidad. Without content/privacy.yaml there is no such page, link or sitemap entry. A lawyer must write it.
 */
export const privacy: Privacy | undefined = privacyYaml;
