import { z } from "zod";
import { integrationLogoIds } from "../brand/integration-logos.ts";
import { defineWords } from "../content/texts/define-words.ts";
import { group, groupList, text } from "../content/texts/field-types.ts";

export const integrationsWords = defineWords(
  "words/integrations",
  group({ list: groupList({ name: text, logo: z.enum(integrationLogoIds) }) }),
  ({ list }) => list,
);
