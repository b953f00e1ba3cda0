/** `node setup/field-table.ts`: writes docs/campos.md, the guide's table of all fields of site.yaml, from their schema. */
import { writeFileSync } from "node:fs";
import { siteFieldPaths, siteFields } from "../src/content/site-schema.ts";
import { findFieldInfo } from "../src/content/yaml.ts";

export const fieldTablePath = "docs/campos.md";

const escapePipes = (text: string) => text.replaceAll("|", "\\|");

export function buildFieldTable(): string {
  const rows = siteFieldPaths.map((field) => {
    const { title = "", description = "", examples = [] } = findFieldInfo(siteFields, field.split("."));
    const example = examples.map((one) => `\`${JSON.stringify(one)}\``).join("");
    return `| \`${field}\` | ${[title, description, example].map(escapePipes).join(" | ")} |`;
  });
  return `# Los campos de content/site.yaml

Esta tabla sale de la lista que revisa el sitio (\`src/content/site-schema.ts\`), así que no le falta ninguno.

| campo | qué es | qué se espera | por ejemplo |
| ----- | ------ | ------------- | ----------- |
${rows.join("\n")}
`;
}

if (import.meta.main) writeFileSync(fieldTablePath, buildFieldTable());
