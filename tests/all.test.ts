import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("npm test in an owner's copy suggests npm run check", () => {
  const { stdout, status } = spawnSync(process.execPath, ["tests/all.ts"], {
    encoding: "utf8",
    // Without a browser the run stops before the slow checks.
    env: { ...process.env, CONTENT: "tests/firms/lapacho", CHROME_PATH: "no-browser" },
  });
  assert.equal(status, 1);
  assert.match(stdout, /npm test es para quien cambia el código; .* npm run check/);
});
