import { globSync, renameSync, writeFileSync } from "node:fs";
import { join, parse, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { writeHostFiles } from "../deploy/host-files.ts";
import { hostSettingsFolder } from "../deploy/output-folders.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { firm } from "../src/content/firm/firm.ts";
import type { SeenPhotos } from "../src/content/markdown/photos.ts";
import { builtAddress } from "../src/content/pages/built-address.ts";
import { buildRobotsTxt } from "../src/content/pages/robots.ts";
import { formatProblemWithLine, loadContent } from "../src/content/reading/content.ts";
import { exitOnProblems } from "../src/content/reading/problems.ts";
import { readOwnerText } from "../src/content/reading/read-text-file.ts";
import { contentFolder, getContentPath } from "../src/site-content.ts";
import { writeCompressedCopies } from "./compress.ts";
import { writeJsonSchemas } from "./content-files.ts";
import { checkSite } from "./content-validation.ts";
import { editorPath } from "./content-watcher.ts";
import { finishPage } from "./finished-pages.ts";
import { deleteLeftovers, findOriginalImages } from "./leftovers.ts";
import { findDeadLinks } from "./links.ts";
import { makeReadable } from "./readable.ts";
import { writeSeenPhotos } from "./seen-photos.ts";
import { listLinksToParts, type ValidSite } from "./valid-site.ts";
import { listBuildWarnings } from "./warnings.ts";

const formatKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/**
 * Renames files to composed letters, as in addresses: macOS may have stored accents as separate characters.
 */
function normalizeFileNames(folder: string): void {
  for (const path of globSync("**/*", { cwd: folder }).sort().reverse()) {
    const { dir, base } = parse(path);
    if (base !== base.normalize()) renameSync(join(folder, path), join(folder, dir, base.normalize()));
  }
}

/** The site's Astro integration: checks the content, adds the routes of src/site-map.ts, finishes the pages. */
export function siteIntegration(seenPhotos: SeenPhotos): AstroIntegration {
  const now = new Date();
  let read = loadContent(contentFolder);
  let valid: ValidSite | undefined;
  return {
    name: "site",
    hooks: {
      "astro:config:setup": async (setup) => {
        const { addClientDirective, addWatchFile, command, injectRoute, isRestart, updateConfig } = setup;
        const isDevelopment = command === "dev";
        if (isDevelopment)
          injectRoute({ pattern: editorPath, entrypoint: "./edit/pages/index.astro", prerender: true });
        // For src/site-content.ts: a build that runs past midnight keeps its date, while development uses the
        // current time.
        const define = {
          "import.meta.env.BUILD_TIME": JSON.stringify(isDevelopment ? "" : now.toISOString()),
          "import.meta.env.SHOWS_UNPUBLISHED": JSON.stringify(isDevelopment),
        };
        updateConfig({ vite: { define } });
        const previewAddress = process.env.SITE_ADDRESS;
        read = loadContent(contentFolder, { now, showsUnpublished: isDevelopment, previewAddress });
        const checked = await checkSite(read, seenPhotos);
        writeSeenPhotos(seenPhotos);
        writeJsonSchemas(read);
        if ("problems" in checked) {
          // When the development server restarts, it keeps the last valid pages.
          if (isRestart) throw new Error(checked.problems.join("\n"));
          for (const problem of checked.problems) console.error(problem);
          process.exit(1);
        }
        valid = checked;
        addClientDirective({ name: "on-use", entrypoint: "./src/careers/on-use.ts" });
        for (const [pattern, file] of checked.routes)
          injectRoute({ pattern, entrypoint: `./src/${file}`, prerender: true });
        for (const path of [getContentPath("site.yaml"), brandSheetPath]) addWatchFile(resolve(path));
      },
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        const site = read(firm);
        const { siteMap = [], unpublished = [] } = valid ?? {};
        deleteLeftovers(folder);
        normalizeFileNames(folder);
        const listFiles = () => globSync("**/*.*", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
        const filePaths = new Set(listFiles().map((path) => `/${path}`));
        const pageFiles = listFiles().filter((path) => path.endsWith(".html"));
        const pages = await Promise.all(pageFiles.sort().map((name) => finishPage(folder, name, site)));
        exitOnProblems(await findOriginalImages(folder));
        const deadLinks = findDeadLinks(pages, filePaths, listLinksToParts(read));
        exitOnProblems(deadLinks, (problem) => formatProblemWithLine(read, problem));
        const robotsFile = join(folder, "robots.txt");
        const { isPreview } = read(builtAddress);
        writeFileSync(robotsFile, buildRobotsTxt(site.url, isPreview, readOwnerText(robotsFile)));
        const pagePaths = siteMap.map(({ path }) => path).filter((path) => path !== "/404");
        writeHostFiles(site, pagePaths, folder);
        const compressedBytes = new Map(
          listFiles().map((path) => [path, writeCompressedCopies(join(folder, path))]),
        );
        for (const one of [folder, hostSettingsFolder]) makeReadable(one);
        for (const { name, html } of pages) {
          const sizes = [Buffer.byteLength(html), compressedBytes.get(name) ?? 0].map(formatKilobytes);
          console.info(`${name.padEnd(24)} ${sizes.join("  compressed ")}`);
        }
        for (const warning of [...unpublished, ...listBuildWarnings(site, pages, siteMap)])
          console.warn(`aviso: ${warning}`);
        logger.info(`${filePaths.size} files finished in ${folder}`);
      },
    },
  };
}
