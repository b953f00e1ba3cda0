import { z } from "zod";
import { define, source, type ValueOf } from "../reading/content.ts";
import { joinContentPath } from "../reading/folder.ts";
import { strictObject } from "../reading/schema-helpers.ts";
import { findFieldInfo } from "../reading/schema-problems.ts";
import { booking } from "./booking-fields.ts";
import { claimsFile } from "./claim-blocks.ts";
import { brand, identityFields } from "./identity-fields.ts";
import { serviceFields, servingFields } from "./service-fields.ts";
import { solutionFiles } from "./solution-files.ts";
import { buildSolutionsField, buildStatedFields } from "./stated-fields.ts";

/** The fields of site.yaml: those of claims and solutions follow from claims.yaml and solutions/. */
export const siteFields = define((read) => {
  const { folder, now } = read(source);
  const { solutionNamesWithFile } = read(solutionFiles);
  const { blocks, problems } = read(claimsFile);
  return strictObject({
    brand,
    ...buildStatedFields(now.getFullYear(), problems.length > 0 ? undefined : blocks),
    ...identityFields,
    booking,
    ...serviceFields,
    solutions: buildSolutionsField(solutionNamesWithFile, joinContentPath(folder, "solutions")),
    ...servingFields,
  });
});

function buildExample(schema: z.ZodType): unknown {
  if (schema instanceof z.ZodOptional) return buildExample(schema.unwrap() as z.ZodType);
  const [example] = findFieldInfo(schema, []).examples ?? [];
  if (example !== undefined || !(schema instanceof z.ZodObject)) return example;
  return Object.fromEntries(Object.entries(schema.shape).map(([name, inner]) => [name, buildExample(inner)]));
}

/** A firm whose fields take the place of invalid ones while all other content is checked. It states and offers everything. */
export const buildExampleFirm = (fields: z.ZodType) => ({
  ...(buildExample(fields) as SiteConfig),
  claims: undefined,
  solutions: undefined,
});

export type SiteConfig = z.output<ValueOf<typeof siteFields>>;

export type PartialFirm = {
  [Name in keyof SiteConfig]?: SiteConfig[Name] extends unknown[] | undefined
    ? SiteConfig[Name]
    : Partial<NonNullable<SiteConfig[Name]>>;
};
