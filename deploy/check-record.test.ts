import assert from "node:assert/strict";
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { isCheckedSite, recordCheckedSite } from "./check-record.ts";

test("a site counts as checked only after it is recorded, and until one of its files changes or a file is added", () => {
  using site = mkdtempDisposableSync(join(tmpdir(), "site-"));
  using notes = mkdtempDisposableSync(join(tmpdir(), "notes-"));
  const record = join(notes.path, "build/checked");
  writeFileSync(join(site.path, "index.html"), "a");
  assert.equal(isCheckedSite(site.path, record), false);
  recordCheckedSite(site.path, record);
  assert.equal(isCheckedSite(site.path, record), true);
  writeFileSync(join(site.path, "index.html"), "b");
  assert.equal(isCheckedSite(site.path, record), false);
  recordCheckedSite(site.path, record);
  writeFileSync(join(site.path, "crm.html"), "");
  assert.equal(isCheckedSite(site.path, record), false);
});
