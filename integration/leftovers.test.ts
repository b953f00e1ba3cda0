import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { deleteLeftovers } from "./leftovers.ts";

test("the finished site keeps no original photo, no script of a part that the firm has not, and no list of licences", () => {
  using folder = createDisposableTemporaryFolder({
    ".licences.json": "[]",
    ".well-known/security.txt": "",
    "assets/Thumbs.db": "",
    "assets/taller.Ab1.jpg": "original",
    "assets/taller.Ab1_Cd2.webp": "smaller",
    "assets/form.js": 'import "./visit.js"',
    "assets/visit.js": "",
    "assets/other.js": 'import "./other-part.js"',
    "assets/other-part.js": "",
    "index.html": '<script src="/assets/form.js"></script><img src="/assets/taller.Ab1_Cd2.webp">',
  });
  deleteLeftovers(folder.path);
  const kept = globSync("{.licences.json,.well-known/*,assets/*}", { cwd: folder.path });
  const names = kept.map((path) => basename(path)).sort();
  assert.deepEqual(names, ["form.js", "security.txt", "taller.Ab1_Cd2.webp", "visit.js"]);
});
