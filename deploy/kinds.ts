import { bareAddress, contentTypes, type HeaderRule, headersOf } from "../server/headers.ts";

/** Answers that have the same headers. */
export interface Kind {
  /**
   * `redirect`, `page`, `error`, or for some files and pages the path of the rule that singles them out: `/assets/*`,
   * `/agenda`.
   */
  name: string;
  headers: Record<string, string>;
}

/** Whether a kind with this name is of files, and not of a page or of answers without a path. */
export const isOfFiles = (name: string) => name.startsWith("/") && (name.endsWith("*") || name.includes("."));

/**
 * Sorts answers into kinds.
 * @param rules the table of `server/headers.ts`
 * @returns the most special first: of the kinds that suit an answer the first is meant
 */
export function kindsOf(rules: HeaderRule[]): Kind[] {
  const paths = [...new Set(rules.map(({ on }) => on).filter((on) => on.startsWith("/")))];
  const files = paths.filter(isOfFiles).sort((a, b) => b.length - a.length);
  const sample = (on: string) => on.replace("*", "x");
  return [
    { name: "redirect", headers: headersOf(rules, "redirects") },
    ...paths
      .filter((on) => !isOfFiles(on))
      .map((on) => ({ name: on, headers: headersOf(rules, "pages", on) })),
    { name: "page", headers: headersOf(rules, "pages", "/404") },
    ...files.map((on) => ({ name: on, headers: headersOf(rules, undefined, sample(on)) })),
    { name: "error", headers: headersOf(rules) },
  ];
}

/** Headers whose value is the same for all kinds, and those that differ or that only some have. */
export function sharedHeaders(kinds: Kind[]): { shared: [string, string][]; differing: string[] } {
  const names = [...new Set(kinds.flatMap(({ headers }) => Object.keys(headers)))].filter(
    // It goes with the file, and has its own words in every configuration.
    (name) => name !== "Content-Type",
  );
  const first = kinds[0]?.headers ?? {};
  const isShared = (name: string) => kinds.every(({ headers }) => headers[name] === first[name]);
  return {
    shared: names.filter(isShared).map((name) => [name, first[name] ?? ""]),
    differing: names.filter((name) => !isShared(name)),
  };
}

/** From content types to the endings of files that have them, without the dot. */
export function endingsByType(): Map<string, string[]> {
  return Map.groupBy(
    Object.keys(contentTypes).map((ending) => ending.slice(1)),
    (ending) => contentTypes[`.${ending}`] ?? "",
  );
}

/**
 * The spellings of an address that lead to it, as a regular expression for whole paths; the address itself in the
 * letters it has must be let through first.
 * @param from the patterns of the table: a `*` stands for the address
 */
export function spellingPattern(address: string, from: string[]): string {
  const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const isHome = address === "/";
  const endings = from
    .map((pattern) => (pattern === "*/" ? (isHome ? "//+" : "/+") : escaped(pattern.slice(1))))
    .filter((ending) => !isHome || ending.startsWith("/"));
  return `^${isHome ? "" : escaped(address)}(?:${endings.join("|")})${isHome ? "" : "?"}$`;
}

/** @returns the spellings of an old address, as a regular expression for whole paths */
export const oldPattern = (old: string) => spellingPattern(bareAddress(old), ["*/"]);
