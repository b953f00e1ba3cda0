import assert from "node:assert/strict";
import { chmodSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { makeReadable } from "./readable.ts";

test("the web server, another user, may read what a private checkout and umask have built", () => {
  using folder = createDisposableTemporaryFolder({ "descargas/lista.pdf": "", ".htaccess": "" });
  const modes = { ".": 0o700, descargas: 0o700, "descargas/lista.pdf": 0o600, ".htaccess": 0o640 };
  for (const [path, mode] of Object.entries(modes)) chmodSync(join(folder.path, path), mode);
  makeReadable(folder.path);
  const found = Object.keys(modes).map((path) => statSync(join(folder.path, path)).mode & 0o777);
  assert.deepEqual(found, [0o755, 0o755, 0o644, 0o644]);
});
