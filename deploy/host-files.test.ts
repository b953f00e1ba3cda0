import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createPageFinder } from "../src/content/pages/address-spellings.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";

test("an old address never hides a page, and what only looks like a page's address is none", () => {
  const findPage = createPageFinder(["/", "/crm"], { "/crm": "/" });
  const found = ["/crm", "//", "/crm.pdf", "/crm)x", "/.html"].map(findPage);
  assert.deepEqual(found, ["/crm", "/", undefined, undefined, undefined]);
});

test("GitHub Pages gets a refreshing page for each old address, and no file of another host", () => {
  using folder = createDisposableTemporaryFolder({ ".htaccess": "", "index.html": "" });
  const env = { ...process.env, SITE_FOLDER: folder.path, CONTENT: "tests/firms/lapacho" };
  spawnSync(process.execPath, ["deploy/github-pages.ts"], { env });
  const page = readFileSync(join(folder.path, "servicios/centrales.php/index.html"), "utf8");
  assert.deepEqual(readdirSync(folder.path).sort(), ["agentes-ia", "index.html", "servicios"]);
  assert.match(page, /<meta http-equiv="refresh" content="0; url=\/telefonia-ip">/);
});
