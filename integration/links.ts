import { getPageFileStem } from "../src/content/page-address.ts";
import { normalizeOldAddress } from "../deploy/redirects.ts";
import { findNearestName, type Problem } from "../site.problems.ts";
import type { BuiltSite } from "../finish/build.ts";
import { findElements, getAttribute } from "./dom.ts";

/** Finds links on the built pages to a page, file or fragment of the site that does not exist. */
export function findDeadLinks({ pages, files }: Pick<BuiltSite, "pages" | "files">): Problem[] {
  const byName = new Map(pages.map((page) => [page.name, page.document]));
  const addressesOfPages = pages.map(({ name }) => `/${name.replace(/(^|\/)index\.html$|\.html$/, "")}`);
  return pages.flatMap(({ name, document }) => {
    const links = findElements(document, ({ tagName }) => tagName === "a");
    const addresses = new Set(links.map((link) => getAttribute(link, "href") ?? ""));
    return [...addresses].flatMap((address) => {
      const [, path = "", place = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
      if (path !== "" && !/^\/(?!\/)/.test(path)) return [];
      const target = path === "" ? document : byName.get(`${getPageFileStem(path)}.html`);
      const link = JSON.stringify(address);
      const problem = { file: name, found: { es: `un enlace a ${link}`, en: `a link to ${link}` } };
      if (!target && files.has(path.slice(1))) return [];
      if (!target)
        return {
          ...problem,
          expected: {
            es: "una dirección de src/routes.ts, que tiene las soluciones que nombra site.config.ts",
            en: "an address of src/routes.ts, which has those solutions that are on in site.config.ts",
          },
          nearest: findNearestName(path, addressesOfPages),
        };
      const ids = findElements(target, () => true).flatMap((one) => getAttribute(one, "id") ?? []);
      if (place === "" || ids.includes(place)) return [];
      return {
        ...problem,
        expected: { es: "el id de una parte de esa página", en: "the id of a part of that page" },
        nearest: findNearestName(place, ids),
      };
    });
  });
}

/** Finds redirects from the address of an existing file: hosts would serve the file instead. */
export function findRedirectsHiddenByFiles({
  config,
  files,
}: Pick<BuiltSite, "config" | "files">): Problem[] {
  const filePaths = new Set([...files.keys()].map((path) => `/${path}`.toLowerCase()));
  return Object.keys(config.redirects ?? {})
    .filter((old) => filePaths.has(normalizeOldAddress(old)))
    .map((old) => ({
      file: "site.config.ts",
      field: `redirects: ${JSON.stringify(old)}`,
      found: { es: "un archivo de este sitio en esa dirección", en: "a file of this site there" },
      expected: {
        es: "una dirección que el sitio no tenga, o el archivo fuera de public/",
        en: "an address that it does not have, or the file taken out of public/",
      },
    }));
}
