import { globSync, renameSync, rmSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeHostFiles } from "../deploy/host-files.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { ContentError } from "../src/content/problems.ts";
import { site, siteFilePath } from "../src/content/site.ts";
import type { SitePage } from "../src/site-map.ts";
import { clientImportsPlugin } from "./client-imports.ts";
import { writeCompressedCopies } from "./compress.ts";
import { findStrayPages, finishPage } from "./finished-pages.ts";
import { deleteLeftovers } from "./leftovers.ts";
import { findDeadLinks, findRedirectsHiddenByFiles } from "./links.ts";
import { checkSiteAfresh, editorPath, followOwnerFiles } from "./owner-files.ts";
import { listBuildWarnings } from "./warnings.ts";

const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/** Makes the site of Astro: checks all that the owner wrote, adds the routes of src/site-map.ts, finishes the built pages. */
export function siteIntegration(): AstroIntegration {
  let siteMap: readonly SitePage[] = [];
  let unpublished: readonly string[] = [];
  return {
    name: "site",
    hooks: {
      "astro:config:setup": async ({
        addClientDirective,
        addWatchFile,
        command,
        injectRoute,
        isRestart,
        updateConfig,
      }) => {
        if (command === "dev") {
          process.env.SHOW_UNPUBLISHED = "1";
          injectRoute({ pattern: editorPath, entrypoint: "./edit/pages/index.astro", prerender: true });
        }
        const checked = await checkSiteAfresh();
        if ("problems" in checked) {
          // After a restart of the development server the last valid pages stay.
          if (isRestart) throw new Error(checked.problems.join("\n"));
          for (const problem of checked.problems) console.error(problem);
          process.exit(1);
        }
        ({ siteMap, unpublished } = checked);
        addClientDirective({ name: "on-use", entrypoint: "./src/careers/on-use.ts" });
        for (const { path, file } of siteMap)
          if (file !== checked.writtenPageFile)
            injectRoute({ pattern: path, entrypoint: `./src/${file}`, prerender: true });
        injectRoute({
          pattern: "/[...path]",
          entrypoint: `./src/${checked.writtenPageFile}`,
          prerender: true,
        });
        for (const { pattern, file } of checked.endpointRoutes)
          injectRoute({ pattern, entrypoint: `./src/endpoints/${file}`, prerender: true });
        for (const path of [siteFilePath, brandSheetPath]) addWatchFile(resolve(path));
        updateConfig({
          vite: {
            plugins: [followOwnerFiles(), clientImportsPlugin()],
            // The editor finds its fonts beside its script; the other is no module for browsers.
            optimizeDeps: { exclude: ["@sveltia/cms", "@resvg/resvg-js"] },
          },
        });
      },
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        deleteLeftovers(dir);
        // Files in content/files/ that systems leave there, such as .DS_Store, are nobody's.
        for (const path of globSync("**/.*", { cwd: folder, exclude: [".well-known"] }))
          rmSync(join(folder, path), { recursive: true });
        // A Mac may have stored accents as letters of their own, which no address that somebody types has.
        for (const path of globSync("**/*", { cwd: folder }).sort().reverse()) {
          const { dir: parent, base } = parse(path);
          if (base !== base.normalize())
            renameSync(join(folder, path), join(folder, parent, base.normalize()));
        }
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
          console.error(new ContentError(problems).message);
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
        for (const warning of [...unpublished, ...(await listBuildWarnings(site, pages, siteMap))])
          console.warn(`aviso: ${warning}`);
        logger.info(`${filePaths.size} files finished in ${folder}`);
      },
    },
  };
}
