import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Page } from "#content/pages";
import { fullTitle, maxTitleLength } from "../app/page-address.ts";
import { site } from "../site.config.ts";
import { solutionNames } from "../site.schema.ts";
import { type Problem, type Told, tellProblem } from "./content/problems.ts";
import { linkProblems } from "./markdown/links.ts";
import { readMarkdown } from "./markdown/read.ts";
import { redirectProblems } from "./redirects.ts";
import { stopAt } from "./stop-at.ts";

interface Route {
  path?: string;
  index?: boolean;
  children?: Route[];
}

const descriptionLimits = [120, 160] as const;

/**
 * The addresses of a route table.
 * @param table as in app/routes.ts; its layouts have no path of their own
 * @returns paths that begin with a slash; the splat route is the 404 page, `/404`
 */
export function routePaths(table: readonly Route[]): string[] {
  return table.flatMap(({ path, index, children }) => {
    if (children) return routePaths(children);
    if (index) return ["/"];
    return path === undefined ? [] : [path === "*" ? "/404" : `/${path}`];
  });
}

const nothing: Told = { es: "nada", en: "nothing" };
const shown = (value: unknown): Told => (value === undefined ? nothing : JSON.stringify(value));
const letters = (text: string): Told => ({
  es: `${text.length} letras, ${JSON.stringify(text)}`,
  en: `${text.length} characters, ${JSON.stringify(text)}`,
});

type Fault = Pick<Problem, "found" | "expected"> & { field: "title" | "description" | "path" };

/** What is wrong with the texts of one page, without its name. */
function textFaults({ title = "", description = "", path }: Partial<Page>): Fault[] {
  const faults: Fault[] = [];
  const whole = fullTitle(title);
  const [shortest, longest] = descriptionLimits;
  if (title.trim() === "")
    faults.push({
      field: "title",
      found: nothing,
      expected: { es: "el título de la página", en: "the page's title" },
    });
  else if (whole.length > maxTitleLength)
    faults.push({
      field: "title",
      found: letters(whole),
      expected: { es: `hasta ${maxTitleLength}`, en: `up to ${maxTitleLength}` },
    });
  if (description.length < shortest || description.length > longest)
    faults.push({
      field: "description",
      found: letters(description),
      expected: { es: `de ${shortest} a ${longest}`, en: `${shortest} to ${longest}` },
    });
  if (path === undefined || !/^\/$|^(\/[a-z0-9-]+)+$/.test(path))
    faults.push({
      field: "path",
      found: shown(path),
      expected: {
        es: "/ o minúsculas, cifras y guiones detrás",
        en: "/ or small letters, digits and hyphens after it",
      },
    });
  return faults;
}

/** The pages that share a value with an earlier one, with that one's key. */
function repeated(entries: [string, Page][], field: Fault["field"]): [string, Fault][] {
  return entries.flatMap(([key, page], index): [string, Fault][] => {
    const earlier = entries.slice(0, index).find(([, other]) => other[field] === page[field]);
    if (!earlier || page[field] === "") return [];
    const value = JSON.stringify(page[field]);
    const found = { es: `${value}, que es de ${earlier[0]}`, en: `${value}, which ${earlier[0]} has` };
    return [[key, { field, found, expected: { es: "uno propio", en: "its own" } }]];
  });
}

/**
 * The faults of the table of pages.
 * @param table pages by key, normally `pageTable` of #content/pages
 * @param routed the addresses that app/routes.ts answers
 * @returns empty when all is well
 */
export function pageFaults(table: Record<string, Page | undefined>, routed: readonly string[]): Problem[] {
  // Home is put first by its name, so it is there even where an owner has taken its texts away.
  const entries = Object.entries(table).filter((entry): entry is [string, Page] => entry[1] !== undefined);
  const listed = entries.map(([, { path }]) => path as string);
  const faults: [string, Fault][] = [
    ...entries.flatMap(([key, page]) => textFaults(page).map((fault): [string, Fault] => [key, fault])),
    ...(["path", "title", "description"] as const).flatMap((field) => repeated(entries, field)),
    ...entries
      .filter(([, { path }]) => !routed.includes(path))
      .map(([key, { path }]): [string, Fault] => [
        key,
        {
          field: "path",
          found: shown(path),
          expected: { es: "una dirección de app/routes.ts", en: "an address of app/routes.ts" },
        },
      ]),
  ];
  return [
    ...faults.map(([key, { field, ...fault }]) => {
      // A page of Markdown is there by its file.
      if (key.startsWith("content/")) return { file: key, field, ...fault };
      return table[key]?.kind === "service"
        ? { file: `content/solutions/${key}.yaml`, field, ...fault }
        : { file: "content/pages.yaml", field: `${key}.${field}`, ...fault };
    }),
    ...routed
      .filter((path) => !listed.includes(path))
      .map((path) => ({
        file: "content/pages.yaml",
        found: { es: `nada para "${path}" de app/routes.ts`, en: `nothing for "${path}" of app/routes.ts` },
        expected: { es: "una página con esa dirección", en: "a page with that path" },
      })),
  ];
}

/**
 * Solutions that are on and have no file.
 * @param files names of the files in content/solutions/, without `.yaml`
 */
export function missingSolutions(offered: readonly string[], files: readonly string[]): Problem[] {
  const left = JSON.stringify(offered.filter((name) => files.includes(name)));
  return offered
    .filter((name) => !files.includes(name))
    .map((name) => ({
      file: `content/solutions/${name}.yaml`,
      found: nothing,
      expected: {
        es: `este archivo, o en site.config.ts lo que sí ofreces: solutions: ${left}`,
        en: `this file, or in site.config.ts what you do offer: solutions: ${left}`,
      },
    }));
}

/**
 * Solutions that have neither a page of their own make nor the texts of the plain one.
 * @param hasPage whether there is a page of its own make for a name
 */
export function missingPages(
  solutions: readonly { id: string; page?: object }[],
  hasPage: (id: string) => boolean,
): Problem[] {
  return solutions
    .filter(({ id, page }) => !hasPage(id) && page === undefined)
    .map(({ id }) => ({
      file: `content/solutions/${id}.yaml`,
      field: "page",
      found: nothing,
      expected: {
        es: "los textos de su página: opening, features, questions, closing",
        en: "the texts of its page: opening, features, questions, closing",
      },
    }));
}

/** Ends the process with status 1 when a page, a solution or an old address has faults, one line each on standard error. */
export function checkPages(): Plugin {
  return {
    name: "check-pages",
    async config() {
      // Vite would read these as a part of its configuration, where a solution's file is not found by name.
      const read = (path: string) => import(pathToFileURL(join(import.meta.dirname, "..", path)).href);
      const { lineOf }: { lineOf: (file: string, field: string) => number | undefined } =
        await read("prepare/content/read.ts");
      const stopAtProblems = (problems: Problem[]) =>
        stopAt(
          problems.map((problem) =>
            tellProblem({ line: lineOf(problem.file, problem.field ?? ""), ...problem }, site.locale),
          ),
        );
      const { offered } = await read("app/offered.ts");
      stopAtProblems(missingSolutions(offered, solutionNames ?? []));
      const { default: routes, solutionPages } = await read("app/routes.ts");
      const { solutions } = await read("prepare/content/files/solutions.ts");
      stopAtProblems(missingPages(solutions, (id) => id in solutionPages));
      const { pageTable, pageAddresses }: { pageTable: Record<string, Page>; pageAddresses: string[] } =
        await read("prepare/content/files/pages.ts");
      stopAtProblems(pageFaults(pageTable, routePaths(routes)));
      stopAtProblems(
        linkProblems(readMarkdown([]).links, pageAddresses, (path) => existsSync(join("public", path))),
      );
      stopAt(
        redirectProblems(site.redirects ?? {}, pageAddresses).map((problem) =>
          tellProblem(problem, site.locale),
        ),
      );
    },
  };
}
