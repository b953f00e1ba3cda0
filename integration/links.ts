import { globSync, readFileSync } from "node:fs";
import { decodePath } from "../src/content/pages/address-spellings.ts";
import { listSearchedFolders } from "../src/content/reading/folder.ts";
import { findNearestName, type Problem } from "../src/content/reading/problems.ts";
import { contentFolder } from "../src/site-content.ts";
import { type Element, findElements, getAttribute } from "./dom.ts";
import type { FinishedPage } from "./finished-pages.ts";

type Page = Pick<FinishedPage, "name" | "document">;

const getPagePath = ({ name }: Page) => `/${name.replace(/^index\.html$|\.html$/, "")}`;

const listLinkAddresses = ({ document }: Page) => [
  ...new Set(
    findElements(document, ({ tagName }) => tagName === "a").map((link) => getAttribute(link, "href") ?? ""),
  ),
];

/** Finds the line where the owner wrote a link to a part of a page, or that part alone; without one, tells the page. */
function findWrittenPlace(address: string, page: string): Pick<Problem, "file" | "line"> {
  const part = /#(.+)/.exec(address) && `part: ${address.replace(/^.*#/, "")}`;
  const places = globSync(
    part ? listSearchedFolders(contentFolder).map((one) => `${one}/**/*.{md,yaml}`) : [],
  ).flatMap((file) => {
    const lines = readFileSync(file, "utf8").split("\n");
    const index = lines.findIndex(
      (line) => !/^\s*#/.test(line) && (line.includes(address) || line.trim() === part),
    );
    return index < 0 ? [] : [{ file: file.replaceAll("\\", "/"), line: index + 1 }];
  });
  return places[0] ?? { file: page };
}

/** Finds links to a page, file or fragment that does not exist. @param filePaths all files, with a leading slash */
export function findDeadLinks(pages: readonly Page[], filePaths: ReadonlySet<string>): Problem[] {
  const documents = new Map(pages.map((page) => [getPagePath(page), page.document]));
  const check = (address: string, from: string): Pick<Problem, "expected" | "nearest"> | undefined => {
    const { origin, pathname, hash } = new URL(address, `https://site.invalid${from}`);
    if (origin !== "https://site.invalid") return undefined;
    const decode = (encoded: string) => decodePath(encoded) ?? encoded;
    const [path, fragment] = [decode(pathname), decode(`/${hash.slice(1)}`).slice(1)];
    const document = documents.get(path);
    if (!document) {
      if (filePaths.has(path)) return undefined;
      const expected =
        "una dirección de src/site-map.ts, que tiene las soluciones que nombra content/site.yaml";
      return { expected, nearest: findNearestName(path, [...documents.keys()]) };
    }
    const ids = findElements(document).flatMap((element) => getAttribute(element, "id") ?? []);
    if (fragment === "" || ids.includes(fragment)) return undefined;
    const isPart = (element: Element) => /^(h[2-6]|section|li|p)$/.test(element.tagName);
    const parts = findElements(document, isPart).flatMap((element) => getAttribute(element, "id") ?? []);
    const expected = `el id de una parte de esa página: ${parts.join(", ")}`;
    return { expected, nearest: findNearestName(fragment, ids) };
  };
  const told = new Map<string, Problem>();
  for (const page of pages)
    for (const address of listLinkAddresses(page)) {
      const problem = check(address, getPagePath(page));
      const place = problem && findWrittenPlace(address, page.name);
      if (place)
        told.set(`${place.file} ${address}`, { ...place, found: `un enlace a "${address}"`, ...problem });
    }
  return [...told.values()];
}

export function findUnreachablePages(pages: readonly Page[], paths: readonly string[]): string[] {
  const linked = new Map(
    pages.map((page) => [
      getPagePath(page),
      listLinkAddresses(page).map((address) => address.replace(/[?#].*$/, "")),
    ]),
  );
  const reached = new Set(["/"]);
  for (const path of reached) for (const next of linked.get(path) ?? []) reached.add(next);
  return paths.filter((path) => !reached.has(path));
}
