/** Addresses that redirect to a page: one table for our server and every host. */

/**
 * The status of redirects, and patterns of the other spellings of a page's address, which `*` stands for (empty for the home
 * page). Hosts also ignore case and repeated slashes at the end, and keep the query.
 */
export const pageSpellingRedirects = { status: 301, from: ["*/", "*.html", "*/index", "*/index.html"] };

/** Returns an old address in lower case and without slashes at the end. */
export const normalizeOldAddress = (old: string) => old.toLowerCase().replace(/\/+$/, "");

/** Maps the other spellings of each page address, and old addresses, to the page; keys are in lower case. */
export function mapSpellingsToPages(
  addresses: Iterable<string>,
  old: Record<string, string> = {},
): Map<string, string> {
  const spellings = [...addresses].flatMap((address) =>
    ["*", ...pageSpellingRedirects.from].map((spelling): [string, string] => [
      spelling.replace("*", address === "/" ? "" : address.toLowerCase()),
      address,
    ]),
  );
  const moved = Object.entries(old).flatMap(([from, to]): [string, string][] => [
    [normalizeOldAddress(from), to],
    [`${normalizeOldAddress(from)}/`, to],
  ]);
  return new Map([...moved, ...spellings]);
}
