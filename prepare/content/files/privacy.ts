import { group, item, list, text } from "../field-types.ts";
import { readOptionalContent } from "../read.ts";

const written = readOptionalContent(
  "privacy",
  group({
    title: text,
    since: text,
    description: text,
    // A blank line begins a new paragraph.
    parts: list(item),
  }),
);

export type Privacy = NonNullable<typeof written>;

/**
 * The text of /privacidad. Without content/privacy.yaml there is no such page, link or sitemap entry. A lawyer must write it.
 */
export const privacy: Privacy | undefined = written;
