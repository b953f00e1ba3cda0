import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { isCheckedSite, recordCheckedSite } from "./check-record.ts";

test("a site that is recorded as checked counts as checked until one of its files changes or a file is added", () => {
  using site = createDisposableTemporaryFolder({ "index.html": "a" });
  using notes = createDisposableTemporaryFolder();
  const record = join(notes.path, "build/checked");
  assert.equal(isCheckedSite(site.path, record), false);
  recordCheckedSite(site.path, record);
  assert.equal(isCheckedSite(site.path, record), true);
  writeFileSync(join(site.path, "index.html"), "b");
  assert.equal(isCheckedSite(site.path, record), false);
  recordCheckedSite(site.path, record);
  writeFileSync(join(site.path, "crm.html"), "");
  assert.equal(isCheckedSite(site.path, record), false);
});
