import { z } from "zod";
import { readRequiredContent } from "./read.ts";
import { strictObject } from "./schema-helpers.ts";

/** Stands for `text` of field-types.ts, which this file cannot use: field-types.ts itself needs the names of this file. */
const nonEmptyText = z.string().min(1);

/** The name of the invented firm in all examples, and the label beside everything invented. */
export const { workshop: workshopName, mark: exampleLabel } = readRequiredContent(
  "words/example",
  strictObject({ workshop: nonEmptyText, mark: nonEmptyText }),
);
