/** `node setup/field-table.ts`: writes docs/campos.md, the guide's table of all fields of site.yaml, from their schema. */

import { writeFileSync } from "node:fs";
import { z } from "zod";
import { siteFields } from "../src/content/firm/site-fields.ts";
import { findFieldInfo } from "../src/content/reading/schema-problems.ts";
import { read } from "../src/site-content.ts";

const fields = read(siteFields);

export const fieldTablePath = "docs/campos.md";

/** Lists the fields of site.yaml as keys: `brand.name`. */
const listSiteFieldPaths = (fields: z.ZodObject): string[] =>
  Object.entries(fields.shape).flatMap(([name, kind]) => {
    const group = kind instanceof z.ZodOptional ? kind.unwrap() : kind;
    const hasOwnFields = group instanceof z.ZodObject && !findFieldInfo(group, []).description;
    return hasOwnFields ? Object.keys(group.shape).map((key) => `${name}.${key}`) : [name];
  });

const escapePipes = (text: string) => text.replaceAll("|", "\\|");

export function buildFieldTable(): string {
  const rows = listSiteFieldPaths(fields).map((field) => {
    const { title = "", description = "", examples = [] } = findFieldInfo(fields, field.split("."));
    const example = examples.map((one) => `\`${JSON.stringify(one)}\``).join("");
    return `| \`${field}\` | ${[title, description, example].map(escapePipes).join(" | ")} |`;
  });
  return `# Los campos de content/site.yaml

Esta tabla sale de la lista que revisa el sitio (\`src/content/firm/site-fields.ts\`), así que no le falta ninguno.

| campo | qué es | qué se espera | por ejemplo |
| ----- | ------ | ------------- | ----------- |
${rows.join("\n")}
`;
}

if (import.meta.main) writeFileSync(fieldTablePath, buildFieldTable());
