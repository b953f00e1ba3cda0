import { existsSync } from "node:fs";
import { z } from "zod";
import { reservedPageNames } from "../firm/solution-files.ts";
import { defineWords } from "../texts/define-words.ts";
import { group, text, textKeepingPlaceholders, textList, texts } from "../texts/field-types.ts";
import type { OwnerPagePath } from "./page-address.ts";

const pageEntryTextFields = { name: text, title: text, description: text };

const hasPageFile = (name: string) => existsSync(`src/${name}/page.astro`);

const pagePath = z
  .string()
  .refine(
    (path) => /^(\/[a-z0-9-]+)+$/.test(path) && !reservedPageNames.includes(path.split("/")[1] ?? ""),
    `una dirección como /eventos, que no empiece con ${reservedPageNames.map((name) => `/${name}`).join(", ")}`,
  ) as unknown as z.ZodType<OwnerPagePath>;

export const pageWords = defineWords(
  "words/pages",
  group({
    home: group({
      name: text,
      title: textKeepingPlaceholders("names"),
      otherTitle: text,
      description: textKeepingPlaceholders("pitches"),
      more: textList,
      greeting: text.optional(),
    }),
    about: group({
      ...texts("name", "title"),
      description: textKeepingPlaceholders("facts"),
      facts: group({ since: text.optional(), google: text.optional(), kaseya: text.optional() }),
      more: textList,
      otherDescription: text,
      greeting: text.optional(),
    }),
    careers: group({ ...pageEntryTextFields, greeting: text.optional() }),
    contact: group(pageEntryTextFields),
    agenda: group(pageEntryTextFields),
    privacy: group({ name: text }),
    notFound: group(pageEntryTextFields),
    own: z
      .record(
        z.string().refine(hasPageFile, "una carpeta de src/ que tenga page.astro"),
        group({ path: pagePath, ...pageEntryTextFields, menu: z.enum(["header", "footer", "none"]) }),
      )
      .optional(),
  }),
);
