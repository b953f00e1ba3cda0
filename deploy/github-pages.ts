/**
 * `node deploy/github-pages.ts`: adds a page for each old address, which refreshes to the new one, because
 * GitHub Pages cannot redirect. Removes the files of other hosts, which it would publish.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { firm } from "../src/content/firm/firm.ts";
import { hostFilePaths } from "../src/content/markdown/published-files.ts";
import { normalizeOldAddress } from "../src/content/pages/address-spellings.ts";
import { read } from "../src/site-content.ts";
import { builtSiteFolder } from "./output-folders.ts";

const site = read(firm);

for (const path of hostFilePaths) rmSync(join(builtSiteFolder, path), { force: true });

for (const [old, page] of Object.entries(site.redirects ?? {})) {
  const address = new URL(page, site.url).href;
  const folder = join(builtSiteFolder, normalizeOldAddress(old));
  mkdirSync(folder, { recursive: true });
  // Search engines treat an immediate refresh as a permanent redirect.
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html>
<html lang="${site.locale}">
<meta charset="utf-8">
<title>${address}</title>
<link rel="canonical" href="${address}">
<meta http-equiv="refresh" content="0; url=${page}">
<p><a href="${page}">${address}</a></p>
</html>
`,
  );
}
