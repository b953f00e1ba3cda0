/** `node setup/field-table.ts`: writes docs/campos.md, the guide's table of all fields of site.yaml, from their schema. */

import { writeFileSync } from "node:fs";
import { listSiteFieldPaths, siteFields } from "../src/content/firm/site-fields.ts";
import { findFieldInfo } from "../src/content/reading/schema-problems.ts";
import { read } from "../src/site-content.ts";

const fields = read(siteFields);

export const fieldTablePath = "docs/campos.md";

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
