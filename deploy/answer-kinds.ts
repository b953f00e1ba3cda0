import { contentTypeByExtension, type HeaderRule, mergeMatchingHeaders } from "./headers.ts";
import { normalizeOldAddress } from "./redirects.ts";

export interface AnswerKind {
  /** `redirect`, `page`, `error`, or the path of a rule for certain files or pages: `/assets/*`, `/agenda`. */
  name: string;
  headers: Record<string, string>;
}

export const isFilePathPattern = (name: string) =>
  name.startsWith("/") && (name.endsWith("*") || name.includes("."));

/** Lists the groups of answers that have the same headers, the most specific first. */
export function listAnswerKinds(rules: HeaderRule[]): AnswerKind[] {
  const paths = [...new Set(rules.map(({ on }) => on).filter((on) => on.startsWith("/")))];
  const files = paths.filter(isFilePathPattern).sort((a, b) => b.length - a.length);
  const sample = (on: string) => on.replace("*", "x");
  return [
    { name: "redirect", headers: mergeMatchingHeaders(rules, "redirects") },
    ...paths
      .filter((on) => !isFilePathPattern(on))
      .map((on) => ({ name: on, headers: mergeMatchingHeaders(rules, "pages", on) })),
    { name: "page", headers: mergeMatchingHeaders(rules, "pages", "/404") },
    ...files.map((on) => ({ name: on, headers: mergeMatchingHeaders(rules, undefined, sample(on)) })),
    { name: "error", headers: mergeMatchingHeaders(rules) },
  ];
}

/** Separates headers that are equal for all kinds from the names of those that differ. */
export function splitSharedHeaders(kinds: AnswerKind[]): { shared: [string, string][]; differing: string[] } {
  const names = [...new Set(kinds.flatMap(({ headers }) => Object.keys(headers)))].filter(
    // Hosts set the content type by file extension.
    (name) => name !== "Content-Type",
  );
  const first = kinds[0]?.headers ?? {};
  const isShared = (name: string) => kinds.every(({ headers }) => headers[name] === first[name]);
  return {
    shared: names.filter(isShared).map((name) => [name, first[name] ?? ""]),
    differing: names.filter((name) => !isShared(name)),
  };
}

/** File extensions without the dot, by content type. */
export function groupExtensionsByContentType(): Map<string, string[]> {
  return Map.groupBy(
    Object.keys(contentTypeByExtension).map((ending) => ending.slice(1)),
    (ending) => contentTypeByExtension[`.${ending}`] ?? "",
  );
}

/** A regular expression for the other spellings of an address. It also matches the address itself: callers must serve that first. */
export function buildAddressSpellingPattern(address: string, from: string[]): string {
  const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const isHome = address === "/";
  const endings = from
    .map((pattern) => (pattern === "*/" ? (isHome ? "//+" : "/+") : escaped(pattern.slice(1))))
    .filter((ending) => !isHome || ending.startsWith("/"));
  return `^${isHome ? "" : escaped(address)}(?:${endings.join("|")})${isHome ? "" : "?"}$`;
}

/** A regular expression for the spellings of an old address. */
export const buildOldAddressPattern = (old: string) =>
  buildAddressSpellingPattern(normalizeOldAddress(old), ["*/"]);
