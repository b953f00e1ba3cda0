/**
 * Turns the framework's output (`build/client`) into the finished site (`build/site`). It never changes its input, so it
 * can run again. To add a step, write a file in page/ or files/ that exports one function, and list it here.
 */

import { getSiteAddressOrExit } from "../site.address.ts";
import { site as config } from "../site.config.ts";
import { ContentError, isSpanish } from "../site.problems.ts";
import { exitOnInvalidConfig } from "../site.schema.ts";
import { type FileStep, type PageStep, readBuiltSite } from "./build.ts";
import { buildDiscoveryFiles } from "../src/endpoints/discovery.ts";
import { buildAtomFeedFile } from "../src/endpoints/feed.ts";
import { buildIconFiles } from "../src/endpoints/icons.ts";
import { buildLicencesFile } from "../src/endpoints/licences.ts";
import { encodeUsedPhotos } from "./files/photos.ts";
import { drawShareImages } from "../src/endpoints/share-images.ts";
import { buildSpeculationRules } from "../src/endpoints/speculation-rules.ts";
import { findDeadLinks, findRedirectsHiddenByFiles } from "../integration/links.ts";
import { addAnalyticsTag } from "./page/analytics.ts";
import { addBootScriptAndReactStartModules } from "./page/boot.ts";
import { checkIndexingTags } from "./page/indexing.ts";
import { addMarkdownCopy } from "./page/markdown.ts";
import { addNoticeScript } from "../src/document/notice-period.ts";
import { addPageSpecificScripts } from "./page/page-script.ts";
import { addContentSecurityPolicy } from "../integration/policy.ts";
import { addFontPreload } from "./page/preload-font.ts";
import { addStructuredData } from "../src/document/structured-data.ts";
import { addUsedStyles } from "./page/styles.ts";
import { addThemeColourTags } from "./page/theme.ts";
import { renderFinishedHtml } from "./slots.ts";
import { findBuildWarnings } from "../integration/warnings.ts";
import { emptyFolderAndWriteFinishedSite } from "./write.ts";

/** The steps that run on each page. Their order matters: the policy contains hashes of the styles and of the notice's script. */
const pageSteps: PageStep[] = [
  addAnalyticsTag,
  addBootScriptAndReactStartModules,
  addPageSpecificScripts,
  addUsedStyles,
  addNoticeScript,
  addContentSecurityPolicy,
  addFontPreload,
  addThemeColourTags,
  checkIndexingTags,
  addStructuredData,
  addMarkdownCopy,
];

const fileSteps: FileStep[] = [
  buildIconFiles,
  drawShareImages,
  buildDiscoveryFiles,
  buildAtomFeedFile,
  encodeUsedPhotos,
  buildSpeculationRules,
  buildLicencesFile,
];

exitOnInvalidConfig(config);
const targetOrigin = getSiteAddressOrExit(process.env, config);
try {
  const site = readBuiltSite("build/client", config, targetOrigin);
  for (const prepareStep of pageSteps) {
    const step = await prepareStep(site);
    for (const page of site.pages) await step(page);
  }
  for (const page of site.pages) site.files.set(page.name, Buffer.from(renderFinishedHtml(page)));
  for (const step of fileSteps) for (const [path, content] of await step(site)) site.files.set(path, content);
  const faults = [...findDeadLinks(site), ...findRedirectsHiddenByFiles(site)];
  if (faults.length > 0) throw new ContentError(faults, config.locale);
  emptyFolderAndWriteFinishedSite(site.files, "build/site");
  for (const line of await findBuildWarnings(site))
    console.warn(`${isSpanish(config.locale) ? "aviso" : "warning"}: ${line}`);
} catch (error) {
  console.error(`finish: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
