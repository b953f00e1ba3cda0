import type { z } from "zod";
import type { headingGroup, openingFields, titledTextFields } from "./field-types.ts";

/** The path of a page that this firm has and another may not; only the modules that read such pages create it. */
export type OwnerPagePath = `/${string}` & { readonly isOwnerPage: unique symbol };

export type TitledText = z.output<z.ZodObject<typeof titledTextFields>>;
export type OpeningTexts = z.output<z.ZodObject<typeof openingFields>>;
export type HeadingTexts = z.output<typeof headingGroup>;

export interface HeadedList {
  heading: HeadingTexts;
  list: readonly TitledText[];
}

export interface Claim {
  lead?: string;
  figure: string;
  text: string;
  source?: string;
}
