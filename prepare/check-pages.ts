import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Page } from "../app/content/pages.ts";
import { fullTitle, longestTitle } from "../app/page-address.ts";
import { site } from "../site.config.ts";
import { solutionNames, valueAt } from "../site.schema.ts";
import { redirectFaults } from "./redirects.ts";
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

/** What is wrong with the texts of one page, without its name. */
function textFaults({ title = "", description = "", path }: Partial<Page>): string[] {
  const faults: string[] = [];
  const whole = fullTitle(title);
  const [shortest, longest] = descriptionLimits;
  if (title.trim() === "") faults.push("title: found nothing; expected the page's title");
  else if (whole.length > longestTitle)
    faults.push(
      `title: found ${whole.length} characters; expected up to ${longestTitle}: ${JSON.stringify(whole)}`,
    );
  if (description.length < shortest || description.length > longest)
    faults.push(
      `description: found ${description.length} characters; expected ${shortest} to ${longest}: ${JSON.stringify(description)}`,
    );
  if (path === undefined || !/^\/$|^(\/[a-z0-9-]+)+$/.test(path))
    faults.push(
      `path: found ${JSON.stringify(path) ?? "nothing"}; expected / or small letters, digits and hyphens after it`,
    );
  return faults;
}

/** The keys of the pages that share a value with an earlier one, with that one's key. */
function repeated(entries: [string, Page][], field: "path" | "title" | "description"): string[] {
  return entries.flatMap(([key, page], index) => {
    const earlier = entries.slice(0, index).find(([, other]) => other[field] === page[field]);
    if (!earlier || page[field] === "") return [];
    return [
      `${key}: ${field}: found ${JSON.stringify(page[field])}, which ${earlier[0]} has; expected its own`,
    ];
  });
}

/**
 * The faults of the table of pages.
 * @param table pages by key, normally `pages` of app/content/pages.ts
 * @param routed the addresses that app/routes.ts answers
 * @returns one line a fault: page, field, what was found, what is expected; empty when all is well
 */
export function pageFaults(table: Record<string, Page | undefined>, routed: readonly string[]): string[] {
  // Home is put first by its name, so it is there even where an owner has taken its texts away.
  const entries = Object.entries(table).filter((entry): entry is [string, Page] => entry[1] !== undefined);
  const listed = entries.map(([, { path }]) => path as string);
  const faults = [
    ...entries.flatMap(([key, page]) => textFaults(page).map((fault) => `${key}: ${fault}`)),
    ...(["path", "title", "description"] as const).flatMap((field) => repeated(entries, field)),
    ...entries
      .filter(([, { path }]) => !routed.includes(path))
      .map(([key, { path }]) => `${key}: path: found "${path}"; expected an address of app/routes.ts`),
    ...routed
      .filter((path) => !listed.includes(path))
      .map((path) => `found nothing for "${path}" of app/routes.ts; expected a page with that path`),
  ];
  const fileOf = (fault: string) => {
    const key = fault.slice(0, fault.indexOf(":"));
    return table[key]?.kind === "service"
      ? `app/content/solutions/${key}.ts${fault.slice(key.length)}`
      : `app/content/pages.ts: ${fault}`;
  };
  return faults.map(fileOf);
}

/**
 * Solutions that are on and have no file.
 * @param files names of the files in app/content/solutions/, without `.ts`
 * @returns one line a solution: file, what was found, what to do
 */
export function missingSolutions(offered: readonly string[], files: readonly string[]): string[] {
  const left = offered.filter((name) => files.includes(name));
  return offered
    .filter((name) => !files.includes(name))
    .map(
      (name) =>
        `app/content/solutions/${name}.ts: found no such file; expected it, or in site.config.ts what you do offer: solutions: ${JSON.stringify(left)}`,
    );
}

/** What a solution's file must say, and one of an owner's own besides. */
const solutionTexts = [
  "name",
  "title",
  "description",
  "serviceType",
  "about",
  "summary",
  "pitch",
  "topic.id",
  "topic.lead",
  "topic.wants",
  "greeting",
];
const ownTexts = [
  "page.opening.title",
  "page.opening.lead",
  "page.opening.call",
  "page.features.title",
  "page.questions.heading.title",
  "page.closing.title",
  "page.closing.text",
];
const ownLists = ["page.features.list", "page.questions.list"];

/**
 * What the files of solutions lack.
 * @param solutions what they export, each with its name as `id`
 * @param hasPage whether there is a page of its own make for a name
 * @returns one line a fault: file, field, what was found, what is expected
 */
export function solutionFaults(
  solutions: readonly { id: string }[],
  hasPage: (id: string) => boolean,
): string[] {
  return solutions.flatMap((solution) => {
    const at = (field: string) => valueAt(solution, field);
    const fault = (field: string, expected: string) =>
      `app/content/solutions/${solution.id}.ts: ${field}: found ${JSON.stringify(at(field)) ?? "nothing"}; expected ${expected}`;
    const isText = (field: string) => typeof at(field) === "string" && at(field) !== "";
    const own = hasPage(solution.id) ? [] : ownTexts;
    const hours = at("hours");
    const hasHours =
      Array.isArray(hours) && hours.every(({ hour }) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(hour));
    return [
      ...[...solutionTexts, ...own].filter((field) => !isText(field)).map((field) => fault(field, "a text")),
      ...(hasHours ? [] : [fault("hours", 'a list, which may be empty, of { hour: "10:15", … }')]),
      ...(hasPage(solution.id) ? [] : ownLists)
        .filter((field) => !Array.isArray(at(field)))
        .map((field) => fault(field, 'a list of { title: "…", text: "…" }')),
    ];
  });
}

/** Ends the process with status 1 when a page, a solution or an old address has faults, one line each on standard error. */
export function checkPages(): Plugin {
  return {
    name: "check-pages",
    async config() {
      // Vite would read these as a part of its configuration, where a solution's file is not found by name.
      const read = (path: string) => import(pathToFileURL(join(import.meta.dirname, "../app", path)).href);
      const { offered } = await read("content/offered.ts");
      stopAt(missingSolutions(offered, solutionNames ?? []));
      const { default: routes, solutionPages } = await read("routes.ts");
      const { solutions } = await read("content/solutions.ts");
      stopAt(solutionFaults(solutions, (id) => id in solutionPages));
      const { pageTable, pageAddresses }: { pageTable: Record<string, Page>; pageAddresses: string[] } =
        await read("content/pages.ts");
      stopAt(pageFaults(pageTable, routePaths(routes)));
      stopAt(redirectFaults(site.redirects ?? {}, pageAddresses));
    },
  };
}
