import { getTextPath } from "./content-folder.ts";
import { buildFullTitle, maxFullTitleLength } from "./page-address.ts";
import type { PageEntry } from "./pages.ts";
import { missingValueText, type Problem } from "./problems.ts";

/** The minimum and maximum length of a page's description, in characters. */
const [shortestDescription, longestDescription] = [120, 160];

const formatTextWithLength = (text: string): string => `${text.length} letras, ${JSON.stringify(text)}`;

/** What is wrong with one field of a page's entry. `findPageTableFaults` adds the file to make it a Problem. */
type PageFault = Pick<Problem, "found" | "expected"> & { field: "title" | "description" | "path" };

/** Finds faults in the title and description of one page. */
function findTextFaults({ title, description }: PageEntry): PageFault[] {
  const faults: PageFault[] = [];
  const whole = buildFullTitle(title);
  if (title.trim() === "")
    faults.push({ field: "title", found: missingValueText, expected: "el título de la página" });
  else if (whole.length > maxFullTitleLength)
    faults.push({
      field: "title",
      found: formatTextWithLength(whole),
      expected: `hasta ${maxFullTitleLength}`,
    });
  if (description.length < shortestDescription || description.length > longestDescription)
    faults.push({
      field: "description",
      found: formatTextWithLength(description),
      expected: `de ${shortestDescription} a ${longestDescription}`,
    });
  return faults;
}

/** Finds the fields of a page that have the value of an earlier page. */
function findRepeatedValues(page: PageEntry, earlier: [key: string, PageEntry][]): PageFault[] {
  return (["path", "title", "description"] as const).flatMap((field): PageFault[] => {
    const [key] = earlier.find(([, other]) => other[field] === page[field]) ?? [];
    if (key === undefined) return [];
    const expected = field === "path" ? "una dirección propia: cambia el nombre del archivo" : "uno propio";
    return [{ field, found: `${JSON.stringify(page[field])}, que es de ${key}`, expected }];
  });
}

/** @returns the place of a page's field: its Markdown file, its solution's file, or its name in pages.yaml */
function locatePageField(key: string, { kind }: PageEntry, field: string): Pick<Problem, "file" | "field"> {
  if (key.endsWith(".md")) return { file: key, field };
  return kind === "service"
    ? { file: getTextPath(`solutions/${key}.yaml`), field }
    : { file: getTextPath("words/pages.yaml"), field: `${key}.${field}` };
}

/**
 * Finds faults in the texts and addresses of pages.
 * @param table entries of pages by key, normally `pageTable` of pages.ts
 * @returns the problems; empty if there are none
 */
export function findPageTableFaults(table: Record<string, PageEntry>): Problem[] {
  const entries = Object.entries(table);
  return entries.flatMap(([key, page], index) =>
    [...findTextFaults(page), ...findRepeatedValues(page, entries.slice(0, index))].map((fault) => ({
      ...fault,
      ...locatePageField(key, page, fault.field),
    })),
  );
}

/**
 * Finds solutions that have neither a custom page nor the texts of the standard page.
 * @param hasCustomPage a function that says whether a solution, given by its id, has a custom page
 */
export function findSolutionsWithoutPage(
  solutions: readonly { id: string; page?: object }[],
  hasCustomPage: (id: string) => boolean,
): Problem[] {
  return solutions
    .filter(({ id, page }) => !hasCustomPage(id) && page === undefined)
    .map(({ id }) => ({
      file: getTextPath(`solutions/${id}.yaml`),
      field: "page",
      found: missingValueText,
      expected: "los textos de su página: opening, features, questions, closing",
    }));
}
