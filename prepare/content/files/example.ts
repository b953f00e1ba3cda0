import { z } from "zod";
import { readRequiredContent } from "../read.ts";
import { strictObject } from "../schema-helpers.ts";

const nonEmptyText = z.string().min(1);

/** The name of the invented firm in all examples, and the label beside everything invented. */
export const { workshop: workshopName, mark: exampleLabel } = readRequiredContent(
  "example",
  strictObject({ workshop: nonEmptyText, mark: nonEmptyText }),
);
