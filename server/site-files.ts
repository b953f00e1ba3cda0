import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Coding } from "./encoding.ts";
import { cacheControlOf, contentType, pageAnswer } from "./headers.ts";

/** One set of bytes a file can be sent as. */
interface Variant {
  bytes: Buffer;
  /** A strong validator with its quotes, made of the bytes: it differs from coding to coding. */
  etag: string;
}

export interface SiteFile {
  contentType: string;
  cacheControl: string;
  isPage: boolean;
  /** The file as it is, and the twins that the build left beside it. */
  variants: { identity: Variant } & Partial<Record<Coding, Variant>>;
}

export interface Site {
  /** From the address of a page or file, percent-decoded and beginning with a slash, to its content. */
  files: Map<string, SiteFile>;
  /** The page for unknown addresses; it has no address of its own. */
  notFound: SiteFile | undefined;
  /** The headers of its pages. */
  pageAnswer: Record<string, string>;
}

const twins: [suffix: string, coding: Coding][] = [
  [".br", "br"],
  [".gz", "gzip"],
];

/**
 * The one address a page answers at: `/crm.html`, `/crm/` and `/CRM` give `/crm`, `/index.html` gives `/`.
 * @param path percent-decoded and beginning with a slash
 * @returns the path itself where there is nothing to take off
 */
export function pageAddress(path: string): string {
  const bare = path.replace(/(?<!\/)\/+$/, "").toLowerCase();
  return bare.replace(/\.html$/, "").replace(/\/index$/, "") || "/";
}

/** Files below root as `/a/b.css`. Links are left out, they could lead outside; so is what begins with a dot. */
function filePaths(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((path) => !path.replace(/^\/\.well-known\//, "/").includes("/."));
}

function variant(file: string): Variant {
  const bytes = readFileSync(file);
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}

/**
 * Reads a finished site into memory, a few MB. No request touches the disk after that, so no request can reach
 * a file outside; a site that is rebuilt shows after a restart.
 * @param root the folder, flat: `index.html`, `crm.html`, `404.html`, `assets/`, with `.br` and `.gz` twins
 * @throws Error with the code ENOENT where the folder does not exist
 */
export function readSite(root: string): Site {
  const paths = new Set(filePaths(root));
  const site: Site = { files: new Map(), notFound: undefined, pageAnswer: pageAnswer(paths) };
  for (const path of paths) {
    if (twins.some(([suffix]) => path.endsWith(suffix) && paths.has(path.slice(0, -suffix.length)))) continue;
    const isPage = path.endsWith(".html");
    const file: SiteFile = {
      contentType: contentType(path),
      cacheControl: cacheControlOf(path),
      isPage,
      variants: { identity: variant(join(root, path)) },
    };
    for (const [suffix, coding] of twins) {
      if (paths.has(path + suffix)) file.variants[coding] = variant(join(root, path + suffix));
    }
    if (path === "/404.html") site.notFound = file;
    else site.files.set(isPage ? pageAddress(path) : path, file);
  }
  return site;
}
