import { decodePath } from "../src/content/pages/address-spellings.ts";
import { findNearestName, type Problem } from "../src/content/reading/problems.ts";
import { findElements, getAttribute } from "./dom.ts";
import type { FinishedPage } from "./finished-pages.ts";

type Page = Pick<FinishedPage, "name" | "document">;

const getPagePath = ({ name }: Page) => `/${name.replace(/^index\.html$|\.html$/, "")}`;

const listLinkAddresses = ({ document }: Page) => [
  ...new Set(
    findElements(document, ({ tagName }) => tagName === "a").map((link) => getAttribute(link, "href") ?? ""),
  ),
];

/** Finds links to a page, file or fragment that does not exist. @param filePaths all files, with a leading slash */
export function findDeadLinks(pages: readonly Page[], filePaths: ReadonlySet<string>): Problem[] {
  const documents = new Map(pages.map((page) => [getPagePath(page), page.document]));
  const check = (address: string, from: string): Pick<Problem, "expected" | "nearest"> | undefined => {
    const { origin, pathname, hash } = new URL(address, `https://site.invalid${from}`);
    if (origin !== "https://site.invalid") return undefined;
    const [path, fragment] = [decodePath(pathname) ?? pathname, decodeURIComponent(hash.slice(1))];
    const document = documents.get(path);
    if (!document) {
      if (filePaths.has(path)) return undefined;
      const expected =
        "una dirección de src/site-map.ts, que tiene las soluciones que nombra content/site.yaml";
      return { expected, nearest: findNearestName(path, [...documents.keys()]) };
    }
    const ids = findElements(document).flatMap((element) => getAttribute(element, "id") ?? []);
    if (fragment === "" || ids.includes(fragment)) return undefined;
    return { expected: "el id de una parte de esa página", nearest: findNearestName(fragment, ids) };
  };
  return pages.flatMap((page) =>
    listLinkAddresses(page).flatMap((address) => {
      const problem = check(address, getPagePath(page));
      return problem ? [{ file: page.name, found: `un enlace a "${address}"`, ...problem }] : [];
    }),
  );
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
