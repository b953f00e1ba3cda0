import { z } from "zod";
import { logoNames } from "../../logos.ts";
import { group, list, text } from "../field-types.ts";
import { content } from "../read.ts";

export const { list: integrations } = content(
  "integrations",
  group({ list: list({ name: text, logo: z.enum(logoNames) }) }),
);
