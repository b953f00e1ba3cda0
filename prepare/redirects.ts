import { bareAddress, redirectsTo } from "../server/headers.ts";

/** What every host compares alike: letters with accents come to some as they are, to others in percent signs. */
const plainPath = /^(\/[a-z0-9_~-][a-z0-9._~-]*)+$/;

/**
 * The faults of the table of old addresses.
 * @param table `redirects` of site.config.ts
 * @param pages addresses of all pages
 * @returns one line a fault: the old address, what was found, what is expected; empty when all is well
 */
export function redirectFaults(table: Record<string, string>, pages: readonly string[]): string[] {
  const answered = redirectsTo(pages);
  for (const path of ["/404", "/healthz"]) answered.set(path, path);
  const earlier = new Map<string, string>();
  return Object.entries(table).flatMap(([old, page]) => {
    const fault = (found: string, expected: string) => [
      `site.config.ts: redirects: ${JSON.stringify(old)}: found ${found}; expected ${expected}`,
    ];
    const bare = bareAddress(old);
    if (!plainPath.test(bare)) {
      const path = bareAddress(old.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*/, ""));
      const example = plainPath.test(path) ? path : "/servicios/crm.html";
      return fault(
        "no plain path",
        `what follows the domain, up to ? or #, in letters without accents, digits and . _ ~ -, for example ${JSON.stringify(example)}`,
      );
    }
    const there = answered.get(bare);
    if (there) return fault(`${there}, which this site answers`, "an address that it does not have");
    const same = earlier.get(bare);
    if (same)
      return fault(
        `it as ${JSON.stringify(same)} too`,
        "it once: capitals and slashes at the end make no difference",
      );
    earlier.set(bare, old);
    return pages.includes(page)
      ? []
      : fault(JSON.stringify(page), `a page of this site: ${pages.join(", ")}`);
  });
}
