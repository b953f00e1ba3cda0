import type { BuiltSite } from "../build.ts";
import { createElementInSlot, type PageWithSlots } from "../slots.ts";
import { addBundledScript, addHashedScript } from "./bundled-script.ts";
import { buildStartModule, extractReactScripts } from "./scripts.ts";

/** The file name of the site's own agenda, the page in the frame of /contacto; it does not load boot.ts. */
export const framedPageFileName = "agenda.html";

/**
 * Adds `boot.ts` to every page but the one in the frame of /contacto. Where React runs, turns the framework's scripts into a
 * module that starts React (`page.startModule`). Removes modules that no page needs.
 */
export async function addBootScriptAndReactStartModules({
  files,
  pages,
}: Pick<BuiltSite, "files" | "pages">) {
  const script = await addBundledScript("src/document/boot.ts", files);
  const neededModules = new Set<string>();
  for (const page of pages) {
    const scripts = extractReactScripts(page.document, page.name);
    if (!scripts) continue;
    const slug = page.name.replace(".html", "");
    const state = addHashedScript(files, `state-${slug}`, scripts.stateSource);
    page.startModule = addHashedScript(files, `start-${slug}`, buildStartModule(scripts, state));
    page.reactModules = [...scripts.moduleAddresses, scripts.entryAddress].map((address) => address.slice(1));
    for (const path of page.reactModules) neededModules.add(path);
  }
  // Only pages that run React need modules: the others that the router's manifest names are removed, perhaps with it.
  const manifest = [...files.keys()].find((path) => path.startsWith("assets/manifest-")) ?? "";
  const modules = `${files.get(manifest)}`.matchAll(/\/assets\/[^"]+\.js/g);
  for (const path of [manifest, ...[...modules].map(([address]) => address.slice(1))])
    if (!neededModules.has(path)) files.delete(path);
  return (page: PageWithSlots) => {
    if (page.name !== framedPageFileName) createElementInSlot(page, "boot script", "script", script);
  };
}
