import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { type Document, type Element, findElements, getAttribute, getDirectText, parseHtml } from "./dom.ts";
import { buildContentSecurityPolicy } from "./policy.ts";
import { removeUnusedRules } from "./unused-rules.ts";

export interface FinishedPage {
  name: string;
  html: string;
  document: Document;
}

const stylePattern = /<style[^>]*>(.*?)<\/style>/gs;
const moduleScriptPattern = /<script type="module" src="[^"]*"><\/script>/g;

function readIslandScripts(folder: string, address: string, seen = new Set<string>()): string {
  if (seen.has(address)) return "";
  seen.add(address);
  const script = readFileSync(join(folder, address), "utf8");
  // The script of the island itself may have a small part of React in it.
  if (seen.size > 1 && script.includes("react.transitional.element")) return "";
  const imported = [...script.matchAll(/from\s*"(\.[^"]+)"/g)].map(([, path = ""]) =>
    readIslandScripts(folder, posix.join(dirname(address), path), seen),
  );
  return [script, ...imported].join("\n");
}

const findOpening = (elements: readonly Element[]) =>
  elements.find(({ tagName, parentNode }) => tagName === "section" && parentNode?.nodeName === "main");

function listOpeningElements(elements: readonly Element[], opening: Element): Element[] {
  const end = elements.indexOf(opening) + findElements(opening).length;
  const closed = elements.filter((one) => one.tagName === "dialog" || getAttribute(one, "popover"));
  const hidden = new Set(closed.flatMap((one) => findElements(one)));
  return elements.slice(0, end).filter((one) => !hidden.has(one));
}

/** Splits a sheet into what a page needs once (fonts, tokens, base styles), and components and utilities. */
function splitBeforeComponents(css: string): { base: string; components: string } {
  // A second rule for a font would load it again, and texts would move.
  const fontFaces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const rest = fontFaces.reduce((text, rule) => text.replace(rule, ""), css);
  const start = rest.indexOf("@layer components");
  if (start < 0) throw new Error("found styles without @layer components; expected it after the base styles");
  return { base: fontFaces.join("") + rest.slice(0, start), components: rest.slice(start) };
}

/**
 * Finishes a page that Astro has written. The head has the styles of header and first section alone, so that the first
 * screen is in the first 14 KB, which arrive in one round trip.
 */
export async function finishPage(folder: string, name: string, config: SiteConfig): Promise<FinishedPage> {
  const file = join(folder, name);
  const written = readFileSync(file, "utf8");
  const sheet = [...written.matchAll(stylePattern)].map(([, css = ""]) => css).join("\n");
  // In the head the scripts, which run after the page is read, would compete with the HTML and hold the first paint back.
  const moduleScripts = (written.match(moduleScriptPattern) ?? []).join("");
  const withoutStyles = written
    .replaceAll(stylePattern, "")
    .replaceAll(moduleScriptPattern, "")
    .replace("</body>", () => `${moduleScripts}</body>`);
  const elements = findElements(parseHtml(withoutStyles));
  const islandScripts = elements
    .flatMap((element) => getAttribute(element, "component-url") ?? [])
    .map((address) => readIslandScripts(folder, address));
  const all = await removeUnusedRules(sheet, elements, islandScripts.join("\n"));
  // On a page with an island, the form, the first screen shows more than the first section.
  const opening = islandScripts.length > 0 ? undefined : findOpening(elements);
  const openingEnd = opening?.sourceCodeLocation?.endOffset ?? 0;
  const styles = opening
    ? [
        splitBeforeComponents(all).base +
          splitBeforeComponents(await removeUnusedRules(sheet, listOpeningElements(elements, opening), ""))
            .components,
        splitBeforeComponents(all).components,
      ]
    : [all];
  const scripts = elements.filter(
    (one) =>
      one.tagName === "script" && !getAttribute(one, "src") && !/json/.test(getAttribute(one, "type") ?? ""),
  );
  const policy = buildContentSecurityPolicy(name, config, scripts.map(getDirectText), styles);
  const [headStyles = "", ...laterStyles] = styles.map((css) => `<style>${css}</style>`);
  const html = [withoutStyles.slice(0, openingEnd), ...laterStyles, withoutStyles.slice(openingEnd)]
    .join("")
    .replace(
      '<meta charset="utf-8">',
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">${headStyles}`,
    )
    // Cloudflare would encode mail links for a script that the policy stops; Rocket Loader would start no script of ours.
    .replace(/<body.*?>/, "$&<!--email_off-->")
    .replace("</body>", "<!--/email_off--></body>")
    .replaceAll(/<script(?! type="application)(?=[ >])/g, '$& data-cfasync="false"');
  writeFileSync(file, html);
  return { name, html, document: parseHtml(html) };
}
