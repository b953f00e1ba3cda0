import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFilesAsUrlPaths } from "../deploy/files-in.ts";
import { getContentType, listHeaderRules, mergeMatchingHeaders } from "../deploy/headers.ts";
import { mapSpellingsToPages } from "../deploy/redirects.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import type { ContentCoding } from "./encoding.ts";

interface FileRepresentation {
  bytes: Buffer;
  /** A strong ETag with its quotes. */
  etag: string;
  headers: Record<string, string>;
}

export type SiteFile = { identity: FileRepresentation } & Partial<Record<ContentCoding, FileRepresentation>>;

export interface ServedSite {
  /** The files and pages by their percent-decoded address, with a leading slash; not the page 404. */
  files: Map<string, SiteFile>;
  notFound: SiteFile | undefined;
  /** Page addresses by their other spellings and by old addresses, all in lower case. */
  redirects: Map<string, string>;
  headers: { redirect: Record<string, string>; plainText: Record<string, string> };
}

const getAddressOfPageFile = (page: string) => page.replace(/(\/index)?\.html$/, "") || "/";

const suffixByCoding: Partial<Record<ContentCoding, string>> = { br: ".br", gzip: ".gz" };

/** Reads the finished site in a folder (a few MB) into memory. @throws Error with code ENOENT when the folder is missing */
export function readServedSite(root: string, config: SiteConfig): ServedSite {
  // Never serve dotfiles; the folder /.well-known/ is allowed.
  const paths = listFilesAsUrlPaths(root).filter((path) => !/(?!^\/\.well-known\/)\/\./.test(path));
  const rules = listHeaderRules(config);
  const files = new Map<string, SiteFile>();
  const readRepresentation = (path: string, headers: Record<string, string>): FileRepresentation => {
    const bytes = readFileSync(join(root, path));
    const hash = createHash("sha256").update(bytes).digest("base64url");
    return { bytes, etag: `"${hash.slice(0, 22)}"`, headers };
  };
  for (const path of paths) {
    if (/\.(br|gz)$/.test(path) && paths.includes(path.slice(0, -3))) continue;
    const isPage = path.endsWith(".html");
    const address = isPage ? getAddressOfPageFile(path) : path;
    const compressed = Object.entries(suffixByCoding).filter(([, suffix]) => paths.includes(path + suffix));
    const headers = {
      "Content-Type": getContentType(path),
      ...mergeMatchingHeaders(rules, isPage ? "pages" : undefined, address),
      ...(compressed.length > 0 && { Vary: "Accept-Encoding" }),
    };
    const codings = compressed.map(([coding, suffix]) => [
      coding,
      readRepresentation(path + suffix, { ...headers, "Content-Encoding": coding }),
    ]);
    files.set(address, { identity: readRepresentation(path, headers), ...Object.fromEntries(codings) });
  }
  const pages = paths.filter((path) => path.endsWith(".html") && path !== "/404.html");
  const notFound = files.get("/404");
  files.delete("/404");
  return {
    files,
    notFound,
    redirects: mapSpellingsToPages(pages.map(getAddressOfPageFile), config.redirects),
    headers: { redirect: mergeMatchingHeaders(rules, "redirects"), plainText: mergeMatchingHeaders(rules) },
  };
}
