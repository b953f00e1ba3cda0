import { z } from "zod";
import { integrationLogoIds } from "../brand/integration-logos.ts";
import { group, groupList, text } from "../content/field-types.ts";
import { readRequiredContent } from "../content/read.ts";

export const { list: integrations } = readRequiredContent(
  "words/integrations",
  group({ list: groupList({ name: text, logo: z.enum(integrationLogoIds) }) }),
);
