import { globSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type Plugin, runnerImport } from "vite";
import { writeHostFiles } from "../deploy/host-files.ts";
import { ContentError } from "../src/content/problems.ts";
import { site } from "../src/content/site.ts";
import type { SitePage } from "../src/site-map.ts";
import { clientImportsPlugin } from "./client-imports.ts";
import { writeCompressedCopies } from "./compress.ts";
import { findStrayPages, finishPage } from "./finished-pages.ts";
import { deleteLeftovers } from "./leftovers.ts";
import { findDeadLinks, findRedirectsHiddenByFiles } from "./links.ts";
import { listBuildWarnings } from "./warnings.ts";

/** Imports a module of the project afresh: a restart of the development server sees changed content. */
async function importAfresh<Exports>(path: string): Promise<Exports> {
  const { module } = await runnerImport<Exports>(resolve(path), { configFile: false, logLevel: "error" });
  return module;
}

/** What an owner writes. A change of it changes pages; a file that is added or removed may change the table of pages. */
const ownerFilePatterns = ["content/**/*", "public/logo*.svg", "brand.css", "site.config.ts"];

/** Makes the modules that read an owner's files depend on those, so that a change is seen at the next request. */
const watchOwnerFiles = (): Plugin => ({
  name: "watch-owner-files",
  apply: "serve",
  transform: {
    filter: { id: /[\\/]src[\\/].*\.ts$/, code: /readFileSync|read(?:Required|Optional)Content/ },
    handler() {
      for (const path of globSync(ownerFilePatterns)) this.addWatchFile(resolve(path));
    },
  },
});

/** Each article is a route, so with another list of them Astro reads the table of pages again, as after a change of its configuration. */
const listArticles = () => globSync("content/**/*.md").sort().join();
const maximumRestartTries = 5;

const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/** Makes the site of Astro: checks all that the owner wrote, adds the routes of src/site-map.ts, finishes the built pages. */
export function siteIntegration(): AstroIntegration {
  let siteMap: readonly SitePage[] = [];
  let articlesOfPages = "";
  return {
    name: "site",
    hooks: {
      "astro:config:setup": async ({
        addClientDirective,
        addWatchFile,
        injectRoute,
        isRestart,
        updateConfig,
      }) => {
        articlesOfPages = listArticles();
        const { checkedSite: checked } =
          await importAfresh<typeof import("./check.ts")>("integration/check.ts");
        if ("problems" in checked) {
          // After a restart of the development server the last valid pages stay.
          if (isRestart) throw new Error(checked.problems.join("\n"));
          for (const problem of checked.problems) console.error(problem);
          process.exit(1);
        }
        siteMap = checked.siteMap;
        addClientDirective({ name: "on-use", entrypoint: "./src/careers/on-use.ts" });
        for (const { path, file } of siteMap)
          injectRoute({ pattern: path, entrypoint: `./src/${file}`, prerender: true });
        for (const { pattern, file } of checked.endpointRoutes)
          injectRoute({ pattern, entrypoint: `./src/endpoints/${file}`, prerender: true });
        for (const path of globSync("site.*.ts")) addWatchFile(resolve(path));
        updateConfig({
          vite: {
            plugins: [watchOwnerFiles(), clientImportsPlugin()],
          },
        });
      },
      "astro:server:setup": ({ server: { watcher } }) => {
        let tries = 0;
        let triedFor = "";
        const timer = setInterval(() => {
          // A closed watcher has no listeners: the restarted server compares with its own.
          if (watcher.listenerCount("change") === 0) return clearInterval(timer);
          const articles = listArticles();
          if (articles === articlesOfPages) return;
          tries = articles === triedFor ? tries + 1 : 1;
          triedFor = articles;
          // Astro ignores a change while it restarts, and a restart fails for content with problems: hence several tries.
          if (tries <= maximumRestartTries) watcher.emit("change", resolve("astro.config.ts"));
        }, 1000).unref();
      },
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        deleteLeftovers(dir);
        // Files in public/ that systems leave there, such as .DS_Store, are nobody's.
        for (const path of globSync("**/.*", { cwd: folder, exclude: [".well-known"] }))
          rmSync(join(folder, path), { recursive: true });
        const listFiles = () =>
          globSync("**/*.*", { cwd: folder })
            .map((path) => path.replaceAll("\\", "/"))
            .sort();
        const filePaths = new Set(listFiles().map((path) => `/${path}`));
        const pageFiles = listFiles().filter((path) => path.endsWith(".html"));
        const problems = [
          ...findStrayPages(pageFiles, siteMap),
          ...findRedirectsHiddenByFiles(site.redirects, filePaths),
        ];
        const pages =
          problems.length > 0
            ? []
            : await Promise.all(pageFiles.map((name) => finishPage(folder, name, site)));
        problems.push(...findDeadLinks(pages, filePaths));
        if (problems.length > 0) {
          console.error(new ContentError(problems, site.locale).message);
          process.exit(1);
        }
        writeHostFiles(
          site,
          siteMap.map(({ path }) => path).filter((path) => path !== "/404"),
          folder,
        );
        for (const path of listFiles()) {
          const compressedBytes = writeCompressedCopies(join(folder, path));
          const page = pages.find(({ name }) => name === path);
          if (page && compressedBytes)
            console.info(
              `${path.padEnd(24)} ${formatKilobytes(Buffer.byteLength(page.html))}  compressed ${formatKilobytes(compressedBytes)}`,
            );
        }
        for (const warning of await listBuildWarnings(site, pages, siteMap))
          console.warn(`aviso: ${warning}`);
        logger.info(`${filePaths.size} files finished in ${folder}`);
      },
    },
  };
}
