/**
 * Turns the framework's output (`build/client`) into the finished site (`build/site`). It never changes its input, so it
 * can run again. To add a step, write a file in page/ or files/ that exports one function, and list it here.
 */

import { ContentError } from "../prepare/content/problems.ts";
import { buildAddress } from "../site.address.ts";
import { site as config } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";
import { type FileStep, type PageStep, readSite } from "./build.ts";
import { discovery } from "./files/discovery.ts";
import { feed } from "./files/feed.ts";
import { icons } from "./files/icons.ts";
import { licences } from "./files/licences.ts";
import { photos } from "./files/photos.ts";
import { shareImages } from "./files/share-images.ts";
import { speculationRules } from "./files/speculation-rules.ts";
import { findDeadLinks, findHiddenRedirects } from "./links.ts";
import { analytics } from "./page/analytics.ts";
import { boot } from "./page/boot.ts";
import { indexing } from "./page/indexing.ts";
import { markdown } from "./page/markdown.ts";
import { notice } from "./page/notice.ts";
import { pageScript } from "./page/page-script.ts";
import { policy } from "./page/policy.ts";
import { preloadFont } from "./page/preload-font.ts";
import { structuredData } from "./page/structured-data.ts";
import { styles } from "./page/styles.ts";
import { theme } from "./page/theme.ts";
import { renderFinishedHtml } from "./slots.ts";
import { warnings } from "./warnings.ts";
import { writeSite } from "./write.ts";

/** The order matters: the policy contains hashes of the styles and of the notice's script. */
const pageSteps: PageStep[] = [
  analytics,
  boot,
  pageScript,
  styles,
  notice,
  policy,
  preloadFont,
  theme,
  indexing,
  structuredData,
  markdown,
];

const fileSteps: FileStep[] = [icons, shareImages, discovery, feed, photos, speculationRules, licences];

requireValidSite(config);
const address = buildAddress(process.env, config);
try {
  const site = readSite("build/client", config, address);
  for (const prepareStep of pageSteps) {
    const step = await prepareStep(site);
    for (const page of site.pages) await step(page);
  }
  for (const page of site.pages) site.files.set(page.name, Buffer.from(renderFinishedHtml(page)));
  for (const step of fileSteps) for (const [path, content] of await step(site)) site.files.set(path, content);
  const faults = [...findDeadLinks(site), ...findHiddenRedirects(site)];
  if (faults.length > 0) throw new ContentError(faults, config.locale);
  writeSite(site.files, "build/site");
  for (const line of await warnings(site))
    console.warn(`${config.locale.startsWith("es") ? "aviso" : "warning"}: ${line}`);
} catch (error) {
  console.error(`finish: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
