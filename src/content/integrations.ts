import { z } from "zod";
import { integrationLogoIds } from "../brand/integration-logos.ts";
import { group, groupList, text } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

export const { list: integrations } = readRequiredContent(
  "words/integrations",
  group({ list: groupList({ name: text, logo: z.enum(integrationLogoIds) }) }),
);
