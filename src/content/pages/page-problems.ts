import { type Read, source } from "../reading/content.ts";
import { getTextPath, joinContentPath } from "../reading/folder.ts";
import { findNearestName, type OwnerLink, type Problem } from "../reading/problems.ts";
import { decodePath, escapeStrayPercents } from "./address-spellings.ts";
import { longestDescription, maxFullTitleLength, pageTitles, shortestDescription } from "./page-address.ts";
import { type PageEntry, pages } from "./pages.ts";

type CheckedField = "title" | "description" | "path";

function locatePageField(
  folder: string,
  key: string,
  { kind }: PageEntry,
  field: CheckedField,
): Pick<Problem, "file" | "field"> {
  if (key.endsWith(".md")) return { file: key, field: [field] };
  if (kind === "legal" && field !== "path")
    return { file: getTextPath(folder, "words/privacy.yaml"), field: [field] };
  return kind === "service"
    ? { file: getTextPath(folder, `${key}.yaml`), field: [field] }
    : { file: getTextPath(folder, "words/pages.yaml"), field: [...key.split("."), field] };
}

/** Finds titles and descriptions of a wrong length, and values that an earlier page has. */
export function findPageTableFaults(read: Read): Problem[] {
  const { folder } = read(source);
  const { buildFullTitle } = read(pageTitles);
  const isSolution = ([, { kind }]: [string, PageEntry]) => kind === "service";
  // Solutions last: `solutions/contacto.yaml` takes the address of the contact page, whose own is fixed.
  const entries = Object.entries(read(pages).pageTable).sort(
    (a, b) => Number(isSolution(a)) - Number(isSolution(b)),
  );
  return entries.flatMap(([key, page], index) => {
    const problems: Problem[] = [];
    const report = (field: CheckedField, found: string, expected: string) =>
      problems.push({ ...locatePageField(folder, key, page, field), found, expected });
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

/** Finds links within the site that lead to none of `addresses`, or that no browser can read. */
export const findUnknownAddresses = (
  folder: string,
  links: readonly OwnerLink[],
  addresses: readonly string[],
): Problem[] =>
  links.flatMap(({ address, ...place }) => {
    const path = address.replace(/[?#].*/, "");
    if (!/^\/(?!\/)/.test(address) || (addresses.includes(path) && decodePath(address))) return [];
    const end = escapeStrayPercents(address.slice(path.length));
    const nearest = addresses.includes(path) ? path + end : findNearestName(path, addresses);
    const expected = `una página de este sitio, o un archivo de ${joinContentPath(folder, "files")}, y %25 donde va un signo %`;
    return [{ ...place, found: `(${address})`, expected, nearest }];
  });

/** Finds solutions with the topic of an earlier one, whose texts /contacto would show for both. */
export const findRepeatedTopics = (
  folder: string,
  solutions: readonly { id: string; topic: { id: string } }[],
): Problem[] =>
  solutions.flatMap(({ id, topic }, index) => {
    const [earlier] = solutions.slice(0, index).filter((other) => other.topic.id === topic.id);
    const file = getTextPath(folder, `solutions/${id}.yaml`);
    const found = `"${topic.id}", que es de ${earlier?.id}`;
    return earlier ? [{ file, field: ["topic", "id"], found, expected: `uno propio, como "${id}"` }] : [];
  });
