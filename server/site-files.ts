import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { SiteConfig } from "../site.schema.ts";
import type { Coding } from "./encoding.ts";
import { contentType, headerRules, headersOf, redirectsTo } from "./headers.ts";

/** One way to send a file: RFC 9110, section 3.2. */
interface Representation {
  bytes: Buffer;
  /** A strong validator with its quotes, made of the bytes: it differs from coding to coding. */
  etag: string;
  /** What an answer with these bytes says, save its validator. */
  headers: Record<string, string>;
}

/** A file as it is, and as the build compressed it. */
export type SiteFile = { identity: Representation } & Partial<Record<Coding, Representation>>;

export interface Site {
  /** From the address of a page or file, percent-decoded and beginning with a slash, to its content. */
  files: Map<string, SiteFile>;
  /** The page for unknown addresses; it has no address of its own. */
  notFound: SiteFile | undefined;
  /** From other spellings of pages' addresses, and from old addresses, in lower case, to the addresses. */
  redirects: Map<string, string>;
  /** What answers say that are no file of the site. */
  headers: { redirect: Record<string, string>; other: Record<string, string> };
}

const precompressed: [suffix: string, coding: Coding][] = [
  [".br", "br"],
  [".gz", "gzip"],
];

/** @returns the files below a folder as `/a/b.css`, in order; links are left out, they could lead outside */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/")}`)
    .sort();
}

function representation(path: string, headers: Record<string, string>): Representation {
  const bytes = readFileSync(path);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
  return { bytes, etag, headers };
}

/**
 * Reads a finished site into memory, a few MB. No request touches the disk after that, so no request can reach
 * a file outside; a site that is rebuilt shows after a restart.
 * @param root the folder, flat: `index.html`, `crm.html`, `404.html`, `assets/`, each with its `.br` and `.gz`
 * @param config for the headers, and the old addresses
 * @throws Error with the code ENOENT where the folder does not exist
 */
export function readSite(root: string, config: SiteConfig): Site {
  // What begins with a dot is nobody's.
  const paths = new Set(
    filesIn(root).filter((path) => !path.replace(/^\/\.well-known\//, "/").includes("/.")),
  );
  const rules = headerRules(config);
  const files = new Map<string, SiteFile>();
  const addresses: string[] = [];
  let notFound: SiteFile | undefined;
  for (const path of paths) {
    if (precompressed.some(([suffix]) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length))))
      continue;
    const isPage = path.endsWith(".html");
    const address = isPage ? path.replace(/(\/index)?\.html$/, "") || "/" : path;
    const compressed = precompressed.filter(([suffix]) => paths.has(path + suffix));
    const headers = {
      "Content-Type": contentType(path),
      ...headersOf(rules, isPage ? "pages" : undefined, address),
      ...(compressed.length > 0 && { Vary: "Accept-Encoding" }),
    };
    const file: SiteFile = { identity: representation(join(root, path), headers) };
    for (const [suffix, coding] of compressed) {
      file[coding] = representation(join(root, path + suffix), { ...headers, "Content-Encoding": coding });
    }
    if (path === "/404.html") {
      notFound = file;
      continue;
    }
    files.set(address, file);
    if (isPage) addresses.push(address);
  }
  return {
    files,
    notFound,
    redirects: redirectsTo(addresses, config.redirects),
    headers: { redirect: headersOf(rules, "redirects"), other: headersOf(rules) },
  };
}
