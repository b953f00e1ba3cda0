/**
 * `node deploy/github-pages.ts`: adds to the built site a page for each old address, which leads on: GitHub Pages cannot
 * redirect. Takes the files of other hosts away: it would publish them.
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
  // Search engines take a refresh at once for a permanent redirect.
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
