import { getContentPath, getTextPath } from "./content-folder.ts";
import type { InternalMarkdownLink } from "./markdown/body.ts";
import { buildFullTitle, maxFullTitleLength } from "./page-address.ts";
import type { PageEntry } from "./pages.ts";
import { findNearestName, type Problem } from "./problems.ts";

const [shortestDescription, longestDescription] = [120, 160];

type CheckedField = "title" | "description" | "path";

function locatePageField(
  key: string,
  { kind }: PageEntry,
  field: CheckedField,
): Pick<Problem, "file" | "field"> {
  if (key.endsWith(".md")) return { file: key, field };
  if (kind === "legal" && field !== "path") return { file: getTextPath("words/privacy.yaml"), field };
  return kind === "service"
    ? { file: getTextPath(`solutions/${key}.yaml`), field }
    : { file: getTextPath("words/pages.yaml"), field: `${key}.${field}` };
}

/** Finds titles and descriptions of a wrong length, and values that an earlier page has. */
export function findPageTableFaults(table: Record<string, PageEntry>): Problem[] {
  const entries = Object.entries(table);
  return entries.flatMap(([key, page], index) => {
    const problems: Problem[] = [];
    const report = (field: CheckedField, found: string, expected: string) =>
      problems.push({ ...locatePageField(key, page, field), found, expected });
    const title = buildFullTitle(page.title);
    if (title.length > maxFullTitleLength)
      report("title", `${title.length} letras, "${title}"`, `hasta ${maxFullTitleLength}`);
    const { length } = page.description;
    if (length < shortestDescription || length > longestDescription)
      report("description", `${length} letras`, `de ${shortestDescription} a ${longestDescription}`);
    for (const field of ["path", "title", "description"] as const) {
      const [earlier] = entries.slice(0, index).find(([, other]) => other[field] === page[field]) ?? [];
      if (earlier !== undefined) report(field, `"${page[field]}", que es de ${earlier}`, "una propia");
    }
    return problems;
  });
}

/** Finds internal links of Markdown texts that lead to none of `addresses`. */
export const findDeadMarkdownLinks = (
  links: readonly InternalMarkdownLink[],
  addresses: readonly string[],
): Problem[] =>
  links.flatMap(({ file, line, address }) => {
    const path = address.replace(/[?#].*/, "");
    if (addresses.includes(path)) return [];
    const expected = `una página de este sitio, o un archivo de ${getContentPath("files")}`;
    return [{ file, line, found: `(${address})`, expected, nearest: findNearestName(path, addresses) }];
  });
