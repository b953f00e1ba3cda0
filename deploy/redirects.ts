/** Which addresses redirect to a page, for our server and the hosts' files: its other spellings and the owner's old addresses. */

/**
 * The HTTP status of redirects, and patterns of the spellings that redirect to a page: `*` stands for its address (empty for
 * the home page). Hosts also ignore case and repeated slashes at the end, and keep the query.
 */
export const pageSpellingRedirects = { status: 301, patterns: ["*/", "*.html", "*/index", "*/index.html"] };

/** Returns an old address in lower case and without slashes at the end. */
export const normalizeOldAddress = (oldAddress: string) => oldAddress.toLowerCase().replace(/\/+$/, "");

/** Maps all spellings of each page's address, its own too, and old addresses to the page; keys are in lower case. */
export function mapSpellingsToPages(
  pageAddresses: Iterable<string>,
  pagesByOldAddress: Record<string, string> = {},
): Map<string, string> {
  const spellings = [...pageAddresses].flatMap((address) =>
    ["*", ...pageSpellingRedirects.patterns].map((spelling): [string, string] => [
      spelling.replace("*", address === "/" ? "" : address.toLowerCase()),
      address,
    ]),
  );
  const moved = Object.entries(pagesByOldAddress).flatMap(([from, to]): [string, string][] => [
    [normalizeOldAddress(from), to],
    [`${normalizeOldAddress(from)}/`, to],
  ]);
  return new Map([...moved, ...spellings]);
}
