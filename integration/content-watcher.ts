import { matchesGlob, resolve } from "node:path";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import type { SeenPhotos } from "../src/content/markdown/photos.ts";
import type { Read } from "../src/content/reading/content.ts";
import { listSearchedFolders } from "../src/content/reading/folder.ts";
import { contentFolder } from "../src/site-content.ts";
import type { CheckedSite } from "./content-validation.ts";
import type { findMissingParts } from "./links.ts";

export const editorPath = "/editar";

/** What an owner writes. A change of it changes pages; a file that is added or removed also changes the table of pages. */
const ownerFilePatterns = listSearchedFolders(contentFolder).map((folder) => resolve(folder, "**/*.*"));

/** In development, pages follow the owner's files, or show what is wrong in them; the editor keeps working. */
export const followOwnerFiles = (seenPhotos: SeenPhotos): Plugin => ({
  name: "follow-owner-files",
  apply: "serve",
  configureServer({ environments, watcher, middlewares, ws }) {
    let latest: { read: Read; checked: Promise<CheckedSite> } | undefined;

    function getRunner() {
      const { ssr } = environments;
      if (isRunnableDevEnvironment(ssr)) return ssr.runner;
      throw new Error("found another environment than Astro's own; expected the one that renders pages here");
    }

    /** Checks the content that pages show: Vite has modules of its own, which are new after a change. */
    async function checkShownContent(origin: string): Promise<CheckedSite> {
      const runner = getRunner();
      const { read } = await runner.import<typeof import("../src/site-content.ts")>("/src/site-content.ts");
      if (latest?.read !== read) {
        const { checkSite } = await runner.import<typeof import("./content-validation.ts")>(
          "/integration/content-validation.ts",
        );
        latest = { read, checked: checkSite(read, seenPhotos) };
        void latest.checked.then(() => checkParts(origin)).catch(() => undefined);
      }
      return latest.checked;
    }

    /** Parts of pages are known when these are rendered: the visitor is answered first, and a mistake reloads the page. */
    async function checkParts(origin: string): Promise<void> {
      const checked = latest;
      if (!checked || "problems" in (await checked.checked)) return;
      const links = await getRunner().import<{ findMissingParts: typeof findMissingParts }>(
        "/integration/links.ts",
      );
      const problems = await links.findMissingParts(checked.read, origin);
      if (problems.length === 0) return;
      checked.checked = Promise.resolve({ problems });
      ws.send({ type: "full-reload" });
    }

    // It may lie outside of the project.
    watcher.add(resolve(contentFolder));
    watcher.on("all", (_event, path) => {
      // All modules that read content import this one, and so are reloaded with it.
      if (ownerFilePatterns.some((pattern) => matchesGlob(resolve(path), pattern)))
        watcher.emit("change", resolve("src/site-content.ts"));
    });
    middlewares.use(async ({ url = "", headers }, _response, next) => {
      if (/^\/@|\./.test(url) || url.startsWith(editorPath)) return next();
      try {
        const result = await checkShownContent(`http://${headers.host}`);
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
