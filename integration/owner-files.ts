import { matchesGlob, resolve } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import type { SeenPhotos } from "../src/content/markdown/photos.ts";
import { listSearchedFolders } from "../src/content/reading/folder.ts";
import { contentFolder } from "../src/site-content.ts";
import type { CheckedSite } from "./check.ts";

export const editorPath = "/editar";

/** What an owner writes. A change of it changes pages; a file that is added or removed also changes the table of pages. */
const ownerFilePatterns = listSearchedFolders(contentFolder).map((folder) => resolve(folder, "**/*.*"));

/** In development, pages follow what the owner writes; while something in it is wrong, they show what, but for the editor. */
export const followOwnerFiles = (): Plugin => ({
  name: "follow-owner-files",
  apply: "serve",
  configureServer({ environments, watcher, middlewares }) {
    const seenPhotos: SeenPhotos = new Map();
    let checked: Promise<CheckedSite> | undefined;

    /** Checks the content that pages show: Vite has modules of its own, which are new after a change. */
    async function checkShownContent(): Promise<CheckedSite> {
      const { ssr } = environments;
      if (!isRunnableDevEnvironment(ssr))
        throw new Error("found another environment than Astro's own; expected the one that renders pages here");
      const { runner } = ssr;
      const { read } = await runner.import<typeof import("../src/site-content.ts")>("/src/site-content.ts");
      const { checkSite } = await runner.import<typeof import("./check.ts")>("/integration/check.ts");
      return checkSite(read, seenPhotos);
    }

    // It may lie outside of the project.
    watcher.add(resolve(contentFolder));
    watcher.on("all", (_event, path) => {
      if (!ownerFilePatterns.some((pattern) => matchesGlob(resolve(path), pattern))) return;
      checked = undefined;
      // All that reads content imports this module, and so is new with it.
      watcher.emit("change", resolve("src/site-content.ts"));
    });
    middlewares.use(async ({ url = "" }, _response, next) => {
      if (/^\/@|\./.test(url) || url.startsWith(editorPath)) return next();
      try {
        checked ??= checkShownContent();
        const result = await checked;
        if (!("problems" in result)) return next();
        next(Object.assign(new Error(result.problems.join("\n")), { stack: "" }));
      } catch (error) {
        // A mistake in the code, which the next request finds cured.
        checked = undefined;
        next(error);
      }
    });
  },
});
