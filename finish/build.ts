import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageEntry, pageTable } from "../src/content/pages.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { listFilesAsUrlPaths } from "../deploy/files-in.ts";
import { ContentError } from "../site.problems.ts";
import type { SiteConfig } from "../site.schema.ts";
import { parseHtml } from "../integration/dom.ts";
import { type Logo, readLogo } from "../src/brand/logo.ts";
import type { PageWithSlots } from "./slots.ts";
import {
  darkSchemeMediaQuery,
  parseColourTokens,
  readTokenSheets,
  type TokenColourLookup,
} from "../src/brand/tokens.ts";

/** The entries of the pages that search engines may list, in the order of `pageTable`. */
export const listedPageEntries: PageEntry[] = Object.values(pageTable).filter(
  ({ kind }) => kind !== "hidden",
);

/** Match paths of files that the finished site leaves out: dotfiles, but not /.well-known/, and source maps. */
const neverServedPathPatterns = [/(^|\/)\.(?!well-known\/)/, /\.map$/];

/** The licence of a package that the site contains, in the format of Vite's list (`build.license`). */
export interface PackageLicence {
  name: string;
  version: string;
  identifier: string;
  text: string;
}

/** The framework's output in memory, for the steps; `token` and `darkToken` give the colours of the light and the dark scheme. */
export interface BuiltSite {
  config: SiteConfig;
  /** The https origin that this build is for: the public site's or a preview's. */
  targetOrigin: string;
  token: TokenColourLookup;
  darkToken: TokenColourLookup;
  logo: Logo | undefined;
  pages: PageWithSlots[];
  /** The content of all files except pages, by path below the site's root. */
  files: Map<string, Buffer>;
  /** The main style sheet, with the sheets of components appended. */
  sheet: { path: string; css: string };
  font: { path: string; bytes: Buffer };
  bundledLicences: PackageLicence[];
}

/** A step of the build that runs once for the site and returns a function that changes one page. */
export type PageStep = (site: BuiltSite) => ChangePageFunction | Promise<ChangePageFunction>;

type ChangePageFunction = (page: PageWithSlots) => void | Promise<void>;

/** A step of the build that returns further files, by path below the site's root. */
export type FileStep = (site: BuiltSite) => Map<string, Buffer> | Promise<Map<string, Buffer>>;

/** Turns `crm/index.html` into `crm.html`, which static hosts serve at `/crm` without a redirect. */
function convertToFlatPagePath(path: string): string {
  return path === "index.html" ? path : path.replace(/\/index\.html$/, ".html");
}

/** Joins the main style sheet with those of components. @throws Error if the home page links no sheet, or public/ has one */
function joinMainAndComponentSheets(
  files: Map<string, Buffer>,
  homeHtml: string,
  locale: string,
): { path: string; css: string } {
  const paths = [...files.keys()].filter((path) => path.endsWith(".css"));
  const main = paths.find((path) => homeHtml.includes(`"/${path}"`));
  if (!main)
    throw new Error(
      `build/client: found ${paths.join(", ") || "nothing"}; expected the .css file that the home page links: src/brand/site.css makes it`,
    );
  const others = paths.filter((path) => path !== main);
  const unexpected = others.find((path) => !path.startsWith("assets/"));
  if (unexpected)
    throw new ContentError(
      [
        {
          file: `public/${unexpected}`,
          found: {
            es: "una hoja de estilos que ninguna página cargaría",
            en: "a style sheet that no page would load",
          },
          expected: {
            es: 'ninguna ahí: los estilos van en src/brand/site.css, o en un archivo que un componente nombra con import "./part.css"',
            en: 'none there: write import "./part.css" in a component, or the styles in src/brand/site.css',
          },
        },
      ],
      locale,
    );
  return { path: main, css: [main, ...others].map((path) => files.get(path)?.toString()).join("\n") };
}

/** @throws Error unless the files have exactly one font: a second one comes from public/ or another @font-face */
function findOnlyFontFile(files: Map<string, Buffer>, locale: string): { path: string; bytes: Buffer } {
  const found = [...files].filter(([path]) => path.endsWith(".woff2"));
  const [file, another] = found;
  if (!file || another)
    throw new ContentError(
      [
        {
          file: "build/client",
          found: found.length > 0 ? found.map(([path]) => path).join(", ") : { es: "nada", en: "nothing" },
          expected: another
            ? {
                es: "un solo archivo .woff2: saca el tuyo de public/ y de @font-face",
                en: "one .woff2 file: take yours out of public/ and out of @font-face",
              }
            : {
                es: 'un archivo .woff2: lo hace url("../.cache/font.woff2") en el @font-face de src/brand/site.css',
                en: 'one .woff2 file: src/brand/site.css makes it by url("../.cache/font.woff2") in @font-face',
              },
        },
      ],
      locale,
    );
  return { path: file[0], bytes: file[1] };
}

/**
 * Reads the framework's output from a folder, normally `build/client`.
 * @param targetOrigin the https origin that this build is for
 * @throws Error when a needed file is missing, or public/ has a page, style sheet, font or logo that is not allowed
 */
export function readBuiltSite(folder: string, config: SiteConfig, targetOrigin: string): BuiltSite {
  const paths = listFilesAsUrlPaths(folder).map((path) => path.slice(1));
  const licences = ".vite/licenses.json";
  for (const expected of ["index.html", "404/index.html", licences]) {
    if (!paths.includes(expected))
      throw new Error(`${expected} is not in ${folder}; react-router build used to write it`);
  }
  const pages: PageWithSlots[] = [];
  const files = new Map<string, Buffer>();
  for (const path of paths) {
    if (neverServedPathPatterns.some((pattern) => pattern.test(path))) continue;
    const content = readFileSync(join(folder, path));
    if (path.endsWith(".html") && !/(^|\/)index\.html$/.test(path))
      throw new ContentError(
        [
          {
            file: `public/${path}`,
            found: {
              es: "una página aparte de las de src/routes.ts",
              en: "a page beside those of src/routes.ts",
            },
            expected: {
              es: "ninguna, porque las direcciones de este sitio no llevan .html: que el dominio es tuyo se prueba con un registro de DNS, o con un <meta> en src/document/document.tsx",
              en: "none, because addresses of this site have no ending: prove that the domain is yours by a DNS record, or by a <meta> in src/document/document.tsx",
            },
          },
        ],
        config.locale,
      );
    if (path.endsWith(".html"))
      pages.push(createPageWithSlots(convertToFlatPagePath(path), content.toString()));
    else files.set(path, content);
  }
  const homeHtml = readFileSync(join(folder, "index.html"), "utf8");
  const written = readTokenSheets();
  const token = parseColourTokens(written);
  const found = readLogo("public", token, config.locale);
  if ("faults" in found) throw new Error(found.faults.join("\n"));
  return {
    config,
    targetOrigin,
    token,
    darkToken: parseColourTokens(written, darkSchemeMediaQuery),
    logo: found.logo,
    pages,
    files,
    sheet: joinMainAndComponentSheets(files, homeHtml, config.locale),
    font: findOnlyFontFile(files, config.locale),
    bundledLicences: JSON.parse(readFileSync(join(folder, licences), "utf8")),
  };
}

/** Creates a page from its file name and HTML, with empty slots and without React modules. */
export function createPageWithSlots(name: string, html: string): PageWithSlots {
  const listedEntry = listedPageEntries.find(({ path }) => `${getPageFileStem(path)}.html` === name);
  return { name, listedEntry, document: parseHtml(html), slots: new Map(), reactModules: [] };
}
