import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("dev is development and a build is production under any NODE_ENV of the shell", () => {
  for (const [command, expected] of Object.entries({ dev: "development", build: "production" }))
    for (const NODE_ENV of ["development", "production", "test", ""]) {
      const { stdout } = spawnSync(
        process.execPath,
        ["--import", "./integration/environment.ts", "-", command],
        { env: { ...process.env, NODE_ENV }, input: "console.log(process.env.NODE_ENV)" },
      );
      assert.equal(String(stdout).trim(), expected, `${command} with ${NODE_ENV}`);
    }
});
