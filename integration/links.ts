import { decodePath } from "../src/content/pages/address-spellings.ts";
import { formatProblemWithLine, type Read } from "../src/content/reading/content.ts";
import { findNearestName, type OwnerLink, type Problem } from "../src/content/reading/problems.ts";
import { type Element, findElements, getAttribute, parseHtml } from "./dom.ts";
import type { FinishedPage } from "./finished-pages.ts";
import { listLinksToParts } from "./valid-site.ts";

type Page = Pick<FinishedPage, "name" | "document">;

const getPagePath = ({ name }: Page) => `/${name.replace(/^index\.html$|\.html$/, "")}`;

const listLinkAddresses = ({ document }: Page) => [
  ...new Set(
    findElements(document, ({ tagName }) => tagName === "a").map((link) => getAttribute(link, "href") ?? ""),
  ),
];

/** @param filePaths all files, with a leading slash */
function checkLinks(
  links: readonly (OwnerLink & { from?: string })[],
  pages: readonly Page[],
  filePaths: ReadonlySet<string> = new Set(),
): Problem[] {
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
  return links.flatMap(({ address, from = "/", ...place }) => {
    const fault = check(address, from);
    return fault ? [{ ...place, found: `un enlace a "${address}"`, ...fault }] : [];
  });
}

/**
 * Finds links to a page, file or fragment that does not exist.
 * @param filePaths all files, with a leading slash
 * @param written where the owner wrote links; others are reported with the page that they are on
 */
export function findDeadLinks(
  pages: readonly Page[],
  filePaths: ReadonlySet<string>,
  written: readonly OwnerLink[] = [],
): Problem[] {
  const others = pages.flatMap((page) =>
    listLinkAddresses(page)
      .filter((address) => !written.some((link) => link.address === address))
      .map((address) => ({ file: page.name, address, from: getPagePath(page) })),
  );
  return checkLinks([...written, ...others], pages, filePaths);
}

/** Finds links of the owner to missing parts of pages, which the server at `origin` renders. */
export async function findMissingParts(read: Read, origin: string): Promise<string[]> {
  const links = listLinksToParts(read);
  const paths = new Set(links.map(({ address }) => address.replace(/[?#].*/, "")));
  const pages = await Promise.all(
    [...paths].map(async (path) => {
      const answer = await fetch(origin + path);
      if (!answer.ok) throw new Error(`found status ${answer.status} of ${path}; expected the page`);
      return { name: `${path.slice(1) || "index"}.html`, document: parseHtml(await answer.text()) };
    }),
  );
  return checkLinks(links, pages).map((problem) => formatProblemWithLine(read, problem));
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
