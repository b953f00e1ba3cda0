import { z } from "zod";
import { integrationNames } from "../../logos.ts";
import { group, groupList, text } from "../field-types.ts";
import { readContent } from "../read.ts";

export const { list: integrations } = readContent(
  "integrations",
  group({ list: groupList({ name: text, logo: z.enum(integrationNames) }) }),
);
