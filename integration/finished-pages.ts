import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { type Document, findElements, getAttribute, getDirectText, parseHtml } from "./dom.ts";
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

/** Finishes a page that Astro has written: puts its policy and the styles that it uses into the head. */
export async function finishPage(folder: string, name: string, config: SiteConfig): Promise<FinishedPage> {
  const file = join(folder, name);
  const written = readFileSync(file, "utf8");
  const sheet = [...written.matchAll(stylePattern)].map(([, css = ""]) => css).join("\n");
  // In the head, the scripts, which run after parsing, would compete with the HTML and delay the first paint.
  const moduleScripts = (written.match(moduleScriptPattern) ?? []).join("");
  const withoutStyles = written
    .replaceAll(stylePattern, "")
    .replaceAll(moduleScriptPattern, "")
    .replace("</body>", () => `${moduleScripts}</body>`);
  const elements = findElements(parseHtml(withoutStyles));
  const islandScripts = elements
    .flatMap((element) => getAttribute(element, "component-url") ?? [])
    .map((address) => readIslandScripts(folder, address));
  const styles = await removeUnusedRules(sheet, elements, islandScripts.join("\n"));
  const scripts = elements.filter(
    (one) =>
      one.tagName === "script" && !getAttribute(one, "src") && !/json/.test(getAttribute(one, "type") ?? ""),
  );
  const policy = buildContentSecurityPolicy(name, config, scripts.map(getDirectText), [styles]);
  const html = withoutStyles
    .replace(
      '<meta charset="utf-8">',
      (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    )
    // After the tags for previews: Slack reads the first 32 KB of a page, WhatsApp shows none behind 74 KB of styles.
    .replace("</head>", () => `<style>${styles}</style></head>`)
    // Cloudflare would encode mail links for a script that the policy stops; Rocket Loader would start no script of ours.
    .replace(/<body.*?>/, "$&<!--email_off-->")
    .replace("</body>", "<!--/email_off--></body>")
    .replaceAll(/<script(?! type="application)(?=[ >])/g, '$& data-cfasync="false"');
  writeFileSync(file, html);
  return { name, html, document: parseHtml(html) };
}
