import { contentTypeByExtension, type HeaderRule, mergeMatchingHeaders } from "./headers.ts";
import { normalizeOldAddress } from "./redirects.ts";

/** A group of answers that have the same headers. */
export interface AnswerKind {
  /** `redirect`, `page`, `error`, or the path of the header rule for certain files or pages, such as `/assets/*`. */
  name: string;
  headers: Record<string, string>;
}

/** Whether the name of a kind of answer is a path of files (`/assets/*`, `/data.json`), not one of a page or a group. */
export const isFilePathPattern = (name: string) =>
  name.startsWith("/") && (name.endsWith("*") || name.includes("."));

/** Lists the groups of answers that have the same headers by the header rules, the most specific first. */
export function listAnswerKinds(rules: HeaderRule[]): AnswerKind[] {
  const paths = [...new Set(rules.map(({ appliesTo }) => appliesTo).filter((path) => path.startsWith("/")))];
  const files = paths.filter(isFilePathPattern).sort((a, b) => b.length - a.length);
  const sample = (pattern: string) => pattern.replace("*", "x");
  return [
    { name: "redirect", headers: mergeMatchingHeaders(rules, "redirects") },
    ...paths
      .filter((path) => !isFilePathPattern(path))
      .map((path) => ({ name: path, headers: mergeMatchingHeaders(rules, "pages", path) })),
    { name: "page", headers: mergeMatchingHeaders(rules, "pages", "/404") },
    ...files.map((path) => ({ name: path, headers: mergeMatchingHeaders(rules, undefined, sample(path)) })),
    { name: "error", headers: mergeMatchingHeaders(rules) },
  ];
}

/** Separates the headers with equal values in all kinds of answers from the names of those that differ; skips Content-Type. */
export function splitSharedHeaders(kinds: AnswerKind[]): {
  shared: [string, string][];
  differingNames: string[];
} {
  const names = [...new Set(kinds.flatMap(({ headers }) => Object.keys(headers)))].filter(
    // Content-Type counts neither as shared nor as differing, because hosts set it by file extension.
    (name) => name !== "Content-Type",
  );
  const first = kinds[0]?.headers ?? {};
  const isShared = (name: string) => kinds.every(({ headers }) => headers[name] === first[name]);
  return {
    shared: names.filter(isShared).map((name) => [name, first[name] ?? ""]),
    differingNames: names.filter((name) => !isShared(name)),
  };
}

/** Groups the file extensions, without their dot, by content type. */
export function groupExtensionsByContentType(): Map<string, string[]> {
  return Map.groupBy(
    Object.keys(contentTypeByExtension).map((ending) => ending.slice(1)),
    (ending) => contentTypeByExtension[`.${ending}`] ?? "",
  );
}

/**
 * Builds a regular expression for the other spellings of an address. Except for `/`, it also matches the address itself,
 * which callers must not redirect.
 * @param spellingPatterns such as `*.html`, where `*` stands for the address, as in `pageSpellingRedirects`
 */
export function buildAddressSpellingPattern(address: string, spellingPatterns: string[]): string {
  const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const isHome = address === "/";
  const endings = spellingPatterns
    .map((pattern) => (pattern === "*/" ? (isHome ? "//+" : "/+") : escaped(pattern.slice(1))))
    .filter((ending) => !isHome || ending.startsWith("/"));
  return `^${isHome ? "" : escaped(address)}(?:${endings.join("|")})${isHome ? "" : "?"}$`;
}

/** Builds a regular expression for the spellings of an old address: with or without slashes at the end. */
export const buildOldAddressPattern = (oldAddress: string) =>
  buildAddressSpellingPattern(normalizeOldAddress(oldAddress), ["*/"]);
