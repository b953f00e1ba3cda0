/**
 * Builds a Markdown file with valid front matter: title in line 2, description in line 3, then the other `fields`.
 * Without those, `text` begins at line 6. Texts of different length get different titles and descriptions.
 */
export function buildMarkdown(text: string, fields: Record<string, string> = {}): string {
  const { title = `Casos ${text.length}` } = fields;
  const description = `${title} tiene un resumen que los buscadores muestran entero, de más de ciento veinte letras, como el de toda página de este sitio.`;
  const lines = Object.entries({ title, description, ...fields }).map(
    ([name, value]) => `${name}: ${value}\n`,
  );
  return `---\n${lines.join("")}---\n\n${text}\n`;
}
