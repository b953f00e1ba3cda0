import { decodePath, normalizeOldAddress } from "../deploy/redirects.ts";
import { getContentPath } from "../src/content/content-folder.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { findNearestName, type Problem } from "../src/content/problems.ts";
import { findElements, getAttribute } from "./dom.ts";
import type { FinishedPage } from "./finished-pages.ts";

/** @returns the path of the page in a file: `/` for `index.html`, `/crm` for `crm.html` */
const getPagePath = ({ name }: Pick<FinishedPage, "name">) => `/${name.replace(/^index\.html$|\.html$/, "")}`;

/** @returns the addresses of the links of a page, each once */
const listLinkAddresses = ({ document }: Pick<FinishedPage, "document">) => [
  ...new Set(
    findElements(document, ({ tagName }) => tagName === "a").map((link) => getAttribute(link, "href") ?? ""),
  ),
];

/**
 * Finds links on the built pages to a page, file or fragment of the site that does not exist.
 * @param filePaths the paths of all files of the site, with a leading slash
 */
export function findDeadLinks(
  pages: readonly Pick<FinishedPage, "name" | "document">[],
  filePaths: ReadonlySet<string>,
): Problem[] {
  const documents = new Map(pages.map((page) => [page.name, page.document]));
  const addresses = pages.map(getPagePath);
  return pages.flatMap((page) =>
    listLinkAddresses(page).flatMap((address): Problem[] => {
      const [, path = "", fragment = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
      if (path !== "" && !/^\/(?!\/)/.test(path)) return [];
      const problem = { file: page.name, found: `un enlace a ${JSON.stringify(address)}` };
      const target = path === "" ? page.document : documents.get(`${getPageFileStem(path)}.html`);
      if (!target) {
        if (filePaths.has(decodePath(path) ?? path)) return [];
        return [
          {
            ...problem,
            expected:
              "una dirección de src/site-map.ts, que tiene las soluciones que nombra content/site.yaml",
            nearest: findNearestName(path, addresses),
          },
        ];
      }
      const ids = findElements(target).flatMap((element) => getAttribute(element, "id") ?? []);
      if (fragment === "" || ids.includes(fragment)) return [];
      return [
        { ...problem, expected: "el id de una parte de esa página", nearest: findNearestName(fragment, ids) },
      ];
    }),
  );
}

/** Finds redirects from the address of an existing file: hosts would serve the file instead. */
export function findRedirectsHiddenByFiles(
  redirects: Record<string, string> = {},
  filePaths: ReadonlySet<string>,
): Problem[] {
  const lowerCasePaths = new Set([...filePaths].map((path) => path.toLowerCase()));
  return Object.keys(redirects)
    .filter((old) => lowerCasePaths.has(normalizeOldAddress(old)))
    .map((old) => ({
      file: getContentPath("site.yaml"),
      field: `redirects: ${JSON.stringify(old)}`,
      found: "un archivo de este sitio en esa dirección",
      expected: "una dirección que el sitio no tenga, o el archivo fuera de content/files/",
    }));
}

/** @returns those of `paths` that no chain of links reaches from the home page */
export function findUnreachablePages(
  pages: readonly Pick<FinishedPage, "name" | "document">[],
  paths: readonly string[],
): string[] {
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
