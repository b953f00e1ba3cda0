import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { deleteLeftovers } from "./leftovers.ts";

test("the finished site keeps no original photo, under whatever name, and no list of licences", () => {
  using folder = createDisposableTemporaryFolder({
    "content/photos/taller.jpg": "original",
    "dist/.licences.json": "[]",
    "dist/assets/taller.Ab1.jpg": "original",
    "dist/assets/taller.Ab1_Cd2.webp": "smaller",
  });
  deleteLeftovers(pathToFileURL(`${folder.path}/dist/`), folder.path);
  const files = globSync("**/{*,.*}", { cwd: `${folder.path}/dist` }).filter((path) => path.includes("."));
  assert.deepEqual(
    files.map((path) => path.replaceAll("\\", "/")),
    ["assets/taller.Ab1_Cd2.webp"],
  );
});
