import { getContentPath } from "./content-folder.ts";
import { buildFullTitle, maxFullTitleLength } from "./page-address.ts";
import type { PageEntry } from "./pages.ts";
import { formatFoundValue, missingValueText, type Problem } from "./problems.ts";

/** The minimum and maximum length of a page's description, in characters. */
const descriptionLengthLimits = [120, 160] as const;

const formatTextWithLength = (text: string): string => `${text.length} letras, ${JSON.stringify(text)}`;

/** What is wrong with one field of a page's entry. `findPageTableFaults` adds the file to make it a Problem. */
type PageFault = Pick<Problem, "found" | "expected"> & { field: "title" | "description" | "path" };

/** Finds faults in the title, description and path of one page. */
function findPageEntryFaults({ title = "", description = "", path }: Partial<PageEntry>): PageFault[] {
  const faults: PageFault[] = [];
  const whole = buildFullTitle(title);
  const [shortest, longest] = descriptionLengthLimits;
  if (title.trim() === "")
    faults.push({
      field: "title",
      found: missingValueText,
      expected: "el título de la página",
    });
  else if (whole.length > maxFullTitleLength)
    faults.push({
      field: "title",
      found: formatTextWithLength(whole),
      expected: `hasta ${maxFullTitleLength}`,
    });
  if (description.length < shortest || description.length > longest)
    faults.push({
      field: "description",
      found: formatTextWithLength(description),
      expected: `de ${shortest} a ${longest}`,
    });
  if (path === undefined || !/^\/$|^(\/[a-z0-9-]+)+$/.test(path))
    faults.push({
      field: "path",
      found: formatFoundValue(path),
      expected: "/ o minúsculas, cifras y guiones detrás",
    });
  return faults;
}

/** Finds pages whose title, description or path, as `field` says, is that of an earlier page. */
function findRepeatedPageValues(
  entries: [string, PageEntry][],
  field: PageFault["field"],
): [string, PageFault][] {
  return entries.flatMap(([key, page], index): [string, PageFault][] => {
    const earlier = entries.slice(0, index).find(([, other]) => other[field] === page[field]);
    if (!earlier || page[field] === "") return [];
    const value = JSON.stringify(page[field]);
    const found = `${value}, que es de ${earlier[0]}`;
    const expected = field === "path" ? "una dirección propia: cambia el nombre del archivo" : "uno propio";
    return [[key, { field, found, expected }]];
  });
}

/**
 * Finds faults in the texts and addresses of pages.
 * @param table entries of pages by key, normally `pageTable` of pages.ts
 * @returns the problems; empty if there are none
 */
export function findPageTableFaults(table: Record<string, PageEntry | undefined>): Problem[] {
  // pageTable has the key `home` without an entry if the owner deleted its texts.
  const entries = Object.entries(table).filter(
    (entry): entry is [string, PageEntry] => entry[1] !== undefined,
  );
  const faults: [string, PageFault][] = [
    ...entries.flatMap(([key, page]) =>
      findPageEntryFaults(page).map((fault): [string, PageFault] => [key, fault]),
    ),
    ...(["path", "title", "description"] as const).flatMap((field) => findRepeatedPageValues(entries, field)),
  ];
  return faults.map(([key, { field, ...fault }]) => {
    // The key of a Markdown page is its file's path, of a solution its file's name, else the name in content/words/pages.yaml.
    if (key.endsWith(".md")) return { file: key, field, ...fault };
    return table[key]?.kind === "service"
      ? { file: `content/solutions/${key}.yaml`, field, ...fault }
      : { file: "content/words/pages.yaml", field: `${key}.${field}`, ...fault };
  });
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
      file: `content/solutions/${id}.yaml`,
      field: "page",
      found: missingValueText,
      expected: "los textos de su página: opening, features, questions, closing",
    }));
}

/**
 * Finds HTML files among those that are served as they are: they would have neither policy nor styles.
 * @param paths paths in content/files/
 */
export const findStrayPages = (paths: readonly string[]): Problem[] =>
  paths
    .filter((path) => /\.html?$/i.test(path))
    .map((path) => ({
      file: getContentPath("files", path),
      found: "una página aparte de las de src/site-map.ts",
      expected:
        "ninguna, porque las direcciones de este sitio no llevan .html: que el dominio es tuyo se prueba con un registro de DNS, o con un <meta> en src/document/document.astro",
    }));
