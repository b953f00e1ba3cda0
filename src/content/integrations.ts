import { z } from "zod";
import { group, groupList, text } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

/** The tools of which the site has a logo (src/brand/integration-logos.ts). */
const integrationLogoIds = [
  "twilio",
  "whatsapp",
  "gmail",
  "calendar",
  "facebook",
  "linkedin",
  "meta",
  "stripe",
  "paypal",
  "google",
  "instagram",
] as const;
export type IntegrationLogoId = (typeof integrationLogoIds)[number];

export const { list: integrations } = readRequiredContent(
  "words/integrations",
  group({ list: groupList({ name: text, logo: z.enum(integrationLogoIds) }) }),
);
