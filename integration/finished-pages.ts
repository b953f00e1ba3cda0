import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { Problem } from "../site.problems.ts";
import type { SiteConfig } from "../site.schema.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import type { SitePage } from "../src/site-map.ts";
import { type Document, type Element, findElements, getAttribute, getDirectText, parseHtml } from "./dom.ts";
import { buildContentSecurityPolicy } from "./policy.ts";
import { removeUnusedRules } from "./unused-rules.ts";

/** A page of the built site. */
export interface FinishedPage {
  /** The file name, such as `index.html`, `crm.html`, `404.html`. */
  name: string;
  html: string;
  document: Document;
}

const stylePattern = /<style[^>]*>(.*?)<\/style>/gs;

/** @returns the script of an island and the scripts that it imports, but for React's own, whose words would match every tag */
function readIslandScripts(folder: string, address: string, seen = new Set<string>()): string {
  if (seen.has(address)) return "";
  seen.add(address);
  const script = readFileSync(join(folder, address), "utf8");
  if (script.includes("react.transitional.element")) return "";
  const imported = [...script.matchAll(/from\s*"(\.[^"]+)"/g)].map(([, path = ""]) =>
    readIslandScripts(folder, posix.join(dirname(address), path), seen),
  );
  return [script, ...imported].join("\n");
}

/** @returns the elements up to the end of the first section; without dialogs and popovers, which browsers hide themselves */
function listOpeningElements(elements: readonly Element[]): Element[] {
  const opening = elements.find(({ tagName }) => tagName === "section");
  if (!opening) return [...elements];
  const end = elements.indexOf(opening) + findElements(opening).length;
  const closed = elements.filter((one) => one.tagName === "dialog" || getAttribute(one, "popover"));
  const hidden = new Set(closed.flatMap((one) => findElements(one)));
  return elements.slice(0, end).filter((one) => !hidden.has(one));
}

/** Splits a sheet into tokens and base styles, which begin it, and all that follows. */
function splitBeforeComponents(css: string): { base: string; components: string } {
  const start = css.indexOf("@layer components");
  if (start < 0) throw new Error("found styles without @layer components; expected it after the base styles");
  return { base: css.slice(0, start), components: css.slice(start) };
}

/**
 * Finishes a page that Astro has written: only the styles that the page uses, then the policy with the hashes of all that is
 * inline. The head has the styles of header and first section, so that the first screen is in the first 14 KB, which arrive
 * in one round trip; all styles follow after that section. Writes the file.
 * @param folder the folder of the built site
 */
export async function finishPage(folder: string, name: string, config: SiteConfig): Promise<FinishedPage> {
  const file = join(folder, name);
  const written = readFileSync(file, "utf8");
  const elements = findElements(parseHtml(written));
  const islandScripts = elements
    .flatMap((element) => getAttribute(element, "component-url") ?? [])
    .map((address) => readIslandScripts(folder, address));
  const sheet = [...written.matchAll(stylePattern)].map(([, css = ""]) => css).join("\n");
  const all = splitBeforeComponents(await removeUnusedRules(sheet, elements, islandScripts.join("\n")));
  const opening = splitBeforeComponents(await removeUnusedRules(sheet, listOpeningElements(elements), ""));
  const headCss = all.base + opening.components;
  const laterCss = all.components;
  const withoutStyles = written.replaceAll(stylePattern, "");
  const scripts = findElements(
    parseHtml(withoutStyles),
    (element) => element.tagName === "script" && !getAttribute(element, "src"),
  ).filter((script) => !/json/.test(getAttribute(script, "type") ?? ""));
  const policy = buildContentSecurityPolicy(name, config, scripts.map(getDirectText), [headCss, laterCss]);
  const charset = '<meta charset="utf-8">';
  if (!withoutStyles.includes(charset))
    throw new Error(`${name}: found no ${charset}; expected it in document.astro`);
  const sectionEnd = withoutStyles.includes("</section>") ? "</section>" : "</main>";
  const html = withoutStyles
    .replace(
      charset,
      () =>
        `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"><style>${headCss}</style>`,
    )
    .replace(sectionEnd, () => `${sectionEnd}<style>${laterCss}</style>`);
  writeFileSync(file, html);
  return { name, html, document: parseHtml(html) };
}

/** Finds HTML files that are no pages of the table: they come from public/ and would have neither policy nor styles. */
export function findStrayPages(names: readonly string[], siteMap: readonly SitePage[]): Problem[] {
  const known = new Set(siteMap.map(({ path }) => `${getPageFileStem(path)}.html`));
  return names
    .filter((name) => !known.has(name))
    .map((name) => ({
      file: `public/${name}`,
      found: "una página aparte de las de src/site-map.ts",
      expected:
        "ninguna, porque las direcciones de este sitio no llevan .html: que el dominio es tuyo se prueba con un registro de DNS, o con un <meta> en src/document/document.astro",
    }));
}
