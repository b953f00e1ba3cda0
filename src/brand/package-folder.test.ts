import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { findPackageFolder } from "./package-folder.ts";

test("a package of a workspace is found in a folder above", () => {
  using folder = createDisposableTemporaryFolder({
    "node_modules/@letters/one/package.json": '{"exports": {}}',
    "sites/one/package.json": "{}",
  });
  const importer = join(folder.path, "sites/one/package.json");
  assert.equal(findPackageFolder("@letters/one", importer), join(folder.path, "node_modules/@letters/one"));
  assert.equal(findPackageFolder("@letters/two", importer), undefined);
});
