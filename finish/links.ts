import { fileStem } from "../app/page-address.ts";
import { bareAddress } from "../server/headers.ts";
import type { Site } from "./build.ts";
import { attribute, elements } from "./dom.ts";

/**
 * The links of pages to places of this site that there are not: a page, a file, or the part of a page.
 * @returns one line each: the page, what was found, what is expected
 */
export function deadLinks({ pages, files }: Pick<Site, "pages" | "files">): string[] {
  const byName = new Map(pages.map((page) => [page.name, page.document]));
  return pages.flatMap(({ name, document }) => {
    const links = elements(document, ({ tagName }) => tagName === "a");
    const addresses = new Set(links.map((link) => attribute(link, "href") ?? ""));
    return [...addresses].flatMap((address) => {
      const [, path = "", place = ""] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? [];
      if (path !== "" && !/^\/(?!\/)/.test(path)) return [];
      const target = path === "" ? document : byName.get(`${fileStem(path)}.html`);
      const found = `${name}: found a link to ${JSON.stringify(address)}`;
      if (!target)
        return files.has(path.slice(1))
          ? []
          : [
              `${found}; expected an address of app/routes.ts, which has those solutions that are on in site.config.ts`,
            ];
      if (place === "" || elements(target, (one) => attribute(one, "id") === place).length > 0) return [];
      return [`${found}; expected the id of a part of that page`];
    });
  });
}

/** @returns one line for each old address of site.config.ts at which the site has a file: no host would lead on from there */
export function coveredRedirects({ config, files }: Pick<Site, "config" | "files">): string[] {
  const there = new Set([...files.keys()].map((path) => `/${path}`.toLowerCase()));
  return Object.keys(config.redirects ?? {})
    .filter((old) => there.has(bareAddress(old)))
    .map(
      (old) =>
        `site.config.ts: redirects: ${JSON.stringify(old)}: found a file of this site there; expected an address that it does not have, or the file taken out of public/`,
    );
}
