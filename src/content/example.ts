import { readRequiredContent } from "./read.ts";
import { plainText, strictObject } from "./schema-helpers.ts";

/** The name of the invented firm in all examples, and the label beside everything invented. */
export const { workshop: workshopName, mark: exampleLabel } = readRequiredContent(
  "words/example",
  strictObject({ workshop: plainText, mark: plainText }),
);
