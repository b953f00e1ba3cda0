import { globSync } from "node:fs";
import { matchesGlob, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { contentFolder, getTextFolders, getTextPath } from "../src/content/content-folder.ts";
import type { CheckedSite } from "./check.ts";

export async function checkSiteAfresh(): Promise<CheckedSite> {
  const options = { configFile: false, logLevel: "error" } as const;
  const checkFile = resolve("integration/check.ts");
  return (await runnerImport<{ checkedSite: CheckedSite }>(checkFile, options)).module.checkedSite;
}

export const editorPath = "/editar";

/** What an owner writes. A change of it changes pages; a file that is added or removed also changes the table of pages. */
const ownerFilePatterns = getTextFolders("**/*.*");

/** In development, pages follow what the owner writes; while something in it is wrong, they show what, but for the editor. */
export const followOwnerFiles = (): Plugin => ({
  name: "follow-owner-files",
  apply: "serve",
  transform: {
    filter: { id: /[\\/]src[\\/].*\.ts$/, code: /readFileSync|read(?:Required|Optional)Content/ },
    handler() {
      // A module that reads an owner's files depends on all of them.
      for (const path of globSync(ownerFilePatterns)) this.addWatchFile(resolve(path));
    },
  },
  configureServer({ watcher, middlewares }) {
    let checked: Promise<CheckedSite> | undefined;
    // It may lie outside of the project.
    watcher.add(resolve(contentFolder));
    watcher.on("all", (event, path) => {
      if (!ownerFilePatterns.some((pattern) => matchesGlob(resolve(path), resolve(pattern)))) return;
      checked = undefined;
      // No module depends on a new file yet, but all that depend on any file of an owner read it next.
      if (event !== "change") watcher.emit("change", resolve(getTextPath("claims.yaml")));
    });
    middlewares.use(async ({ url = "" }, _response, next) => {
      if (/^\/@|\./.test(url) || url.startsWith(editorPath)) return next();
      checked ??= checkSiteAfresh();
      const result = await checked;
      if (!("problems" in result)) return next();
      next(Object.assign(new Error(result.problems.join("\n")), { stack: "" }));
    });
  },
});
