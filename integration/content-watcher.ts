import { matchesGlob, resolve } from "node:path";
import { finished } from "node:stream";
import { isRunnableDevEnvironment, normalizePath, type Plugin } from "vite";
import type { SeenPhotos } from "../src/content/markdown/photos.ts";
import type { Read } from "../src/content/reading/content.ts";
import { listSearchedFolders } from "../src/content/reading/folder.ts";
import { contentFolder } from "../src/site-content.ts";
import type { CheckedSite } from "./content-validation.ts";

export const editorPath = "/editar";

/** What an owner writes. A change of it changes pages; a file that is added or removed also changes the table of pages. */
const ownerFilePatterns = listSearchedFolders(contentFolder).map((folder) => resolve(folder, "**/*.*"));

/** All modules that read content import this one. */
const contentModuleFile = normalizePath(resolve("src/site-content.ts"));

/** In development, pages follow the owner's files, or show what is wrong in them; the editor keeps working. */
export const followOwnerFiles = (seenPhotos: SeenPhotos): Plugin => ({
  name: "follow-owner-files",
  apply: "serve",
  hotUpdate({ file, modules }) {
    if (!ownerFilePatterns.some((pattern) => matchesGlob(resolve(file), pattern))) return undefined;
    return [...modules, ...(this.environment.moduleGraph.getModulesByFile(contentModuleFile) ?? [])];
  },
  configureServer({ environments, watcher, middlewares, ws }) {
    let latest: { read: Read; checked: Promise<CheckedSite> } | undefined;

    /** Imports what pages import: Vite has modules of its own, which are new after a change. */
    async function importShownModules() {
      const { ssr } = environments;
      if (!isRunnableDevEnvironment(ssr))
        throw new Error(
          "found another environment than Astro's own; expected the one that renders pages here",
        );
      const [content, validation] = await Promise.all([
        ssr.runner.import<typeof import("../src/site-content.ts")>("/src/site-content.ts"),
        ssr.runner.import<typeof import("./content-validation.ts")>("/integration/content-validation.ts"),
      ]);
      return { ...content, ...validation };
    }

    /** A missing part of a page reloads the page, which then shows it. */
    async function checkParts(origin: string): Promise<void> {
      const checked = latest;
      if (!checked) return;
      const { checkAfterAnswer } = await importShownModules();
      const problems = await checkAfterAnswer(checked.read, await checked.checked, origin);
      if (problems.length === 0) return;
      checked.checked = Promise.resolve({ problems });
      ws.send({ type: "full-reload" });
    }

    // It may lie outside of the project.
    watcher.add(resolve(contentFolder));
    middlewares.use(async ({ url = "", headers }, response, next) => {
      if (/^\/@|\./.test(url) || url.startsWith(editorPath)) return next();
      try {
        const { read, checkSite } = await importShownModules();
        if (latest?.read !== read) {
          latest = { read, checked: checkSite(read, seenPhotos) };
          // A page that could not be read is asked for again at the next request.
          const checkAgain = () => (latest = undefined);
          // Also after an answer that the browser no longer wanted.
          finished(response, () => checkParts(`http://${headers.host}`).catch(checkAgain));
        }
        const result = await latest.checked;
        if (!("problems" in result)) return next();
        next(Object.assign(new Error(result.problems.join("\n")), { stack: "" }));
      } catch (error) {
        // A mistake in the code: the next request tries again.
        latest = undefined;
        next(error);
      }
    });
  },
});
