import { readRequiredContent } from "./read.ts";
import { plainText, strictObject } from "./schema-helpers.ts";

export const { workshop: workshopName, mark: exampleLabel } = readRequiredContent(
  "words/example",
  strictObject({ workshop: plainText, mark: plainText }),
);
