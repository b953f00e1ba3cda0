import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Page as PageEntry, pageTable } from "../app/content/pages.ts";
import { fileStem } from "../app/page-address.ts";
import { filesIn } from "../server/site-files.ts";
import type { SiteConfig } from "../site.schema.ts";
import { readPage } from "./dom.ts";
import { type Logo, readLogo } from "./logo.ts";
import type { Page } from "./slots.ts";
import { colourTokens, dark, type Tokens } from "./tokens.ts";

/** The pages that may be found, in the order of the table. */
export const listedPages: PageEntry[] = Object.values(pageTable).filter(({ kind }) => kind !== "hidden");

/** What the framework leaves in its output, or someone in public/ by mistake, and no visitor may get. */
const notServed = [/(^|\/)\.(?!well-known\/)/, /\.map$/, /^__spa-fallback\.html$/];

/** A package whose code is in the JavaScript, as Vite's `build.license` lists it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX, such as `MIT`. */
  identifier: string;
  /** Of the package's licence file. */
  text: string;
}

/** All that steps read, and the files they add to. */
export interface Site {
  config: SiteConfig;
  /** The https origin that this build is for. */
  address: string;
  token: Tokens;
  /** The same for a visitor whose system is dark. */
  darkToken: Tokens;
  /** The owner's, where there is one. */
  logo: Logo | undefined;
  pages: Page[];
  /** Everything but the pages, by path below the site's root. */
  files: Map<string, Buffer>;
  /** The one style sheet that every page links, as built. */
  sheet: { path: string; css: string };
  /** The one font that the style sheet names. */
  font: { path: string; bytes: Buffer };
  bundled: BundledPackage[];
}

/** Prepares once for the site; what it returns is done to every page. */
export type PageStep = (site: Site) => ((page: Page) => void) | Promise<(page: Page) => void>;

/** Returns files by path below the site's root. */
export type FileStep = (site: Site) => Map<string, Buffer> | Promise<Map<string, Buffer>>;

/**
 * The file name of a prerendered page.
 * @param path as the framework writes it: `index.html`, `crm/index.html`
 * @returns the name under which every static host answers `/crm` without a redirect
 */
function flatName(path: string): string {
  return path === "index.html" ? path : path.replace(/\/index\.html$/, ".html");
}

/** What makes the one file of its kind that the framework writes. */
const madeBy = {
  ".css": "app/app.css makes it",
  ".woff2": 'app/app.css makes it by url("../.cache/font.woff2") in @font-face',
};

/** Another one can only come from public/. */
function onlyFile(files: Map<string, Buffer>, ending: keyof typeof madeBy) {
  const found = [...files].filter(([path]) => path.endsWith(ending));
  const [file, another] = found;
  if (!file || another)
    throw new Error(
      `build/client: found ${found.map(([path]) => path).join(", ") || "nothing"}; expected one ${ending} file: ${another ? "take yours out of public/" : madeBy[ending]}`,
    );
  return { path: file[0], bytes: file[1] };
}

/**
 * Reads the framework's output.
 * @param folder `build/client`
 * @param address that the pages were built for
 * @throws Error when a file that the steps count on is not there: then the framework has changed its ways
 */
export function readSite(folder: string, config: SiteConfig, address: string): Site {
  const paths = filesIn(folder).map((path) => path.slice(1));
  const licences = ".vite/licenses.json";
  for (const expected of ["index.html", "404/index.html", "__spa-fallback.html", licences]) {
    if (!paths.includes(expected))
      throw new Error(`${expected} is not in ${folder}; react-router build used to write it`);
  }
  const pages: Page[] = [];
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    if (notServed.some((pattern) => pattern.test(path))) continue;
    const content = readFileSync(join(folder, path));
    if (path.endsWith(".html") && !/(^|\/)index\.html$/.test(path))
      throw new Error(
        `public/${path}: found a page beside those of app/routes.ts; expected none, because addresses of this site have no ending: prove that the domain is yours by a DNS record, or by a <meta> in app/layout/document.tsx`,
      );
    if (path.endsWith(".html")) pages.push(newPage(flatName(path), content.toString()));
    else files.set(path, content);
  }
  const { path, bytes } = onlyFile(files, ".css");
  const written = readFileSync("app/app.css", "utf8");
  const token = colourTokens(written);
  const found = readLogo("public", token);
  if ("faults" in found) throw new Error(found.faults.join("\n"));
  return {
    config,
    address,
    token,
    darkToken: colourTokens(written, dark),
    logo: found.logo,
    pages,
    files,
    sheet: { path, css: bytes.toString() },
    font: onlyFile(files, ".woff2"),
    bundled: JSON.parse(readFileSync(join(folder, licences), "utf8")),
  };
}

/** @returns a page with nothing in its slots */
export function newPage(name: string, html: string): Page {
  const listed = listedPages.find(({ path }) => `${fileStem(path)}.html` === name);
  return { name, listed, document: readPage(html), slots: new Map() };
}
