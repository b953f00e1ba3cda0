const addressEndPattern = /[\s/)\]>.,;:!?'"*]+$/;

export function decodePath(encoded: string): string | undefined {
  try {
    const path = decodeURIComponent(encoded) || "/";
    return path.startsWith("/") && !/[\p{Cc}\u2028\u2029]/u.test(path) ? path.normalize() : undefined;
  } catch {
    return undefined;
  }
}

/** @returns an address with the site's own domain as one within the site, others as they are written */
export function removeOwnOrigin(address: string, origin: string): string {
  const absolute = URL.parse(address);
  return absolute?.origin === origin ? absolute.href.slice(origin.length) : address;
}

export const escapeStrayPercents = (address: string) => address.replace(/%(?![\da-f]{2})/gi, "%25");

export const normalizeOldAddress = (oldAddress: string) => oldAddress.toLowerCase().replace(/\/+$/, "");

/**
 * Lists the addresses, in lower case, that a path may mean: without the punctuation of a sentence around it,
 * and without `/index` and `.html`.
 */
export function listMeantAddresses(path: string): string[] {
  const bare = path.toLowerCase().replace(addressEndPattern, "");
  return [bare, bare.replace(/(?:\/index)?(?:\.html)?$/, "")];
}

/** The same for nginx and Caddy: what may stand between an address and the end. `\x22` is a quotation mark. */
export const addressEndExpression = String.raw`(?:/index)?(?:\.html)?[ /)\]>.,;:!?'\x22*]*$`;

/** Makes a function that finds the page which a path means. Callers must not redirect a page to itself. */
export function createPageFinder(
  pages: readonly string[],
  pagesByOldAddress: Record<string, string> = {},
): (path: string) => string | undefined {
  const moved = Object.entries(pagesByOldAddress).map(
    ([old, page]) => [normalizeOldAddress(old), page] as const,
  );
  const own = pages.map((page) => [normalizeOldAddress(page), page] as const);
  const pagesByAddress = new Map([...moved, ...own]);
  return (path) => {
    const meant = listMeantAddresses(path).find((address) => pagesByAddress.has(address));
    return meant === undefined ? undefined : pagesByAddress.get(meant);
  };
}
