import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("dev is development and a build is production where NODE_ENV of the shell says the opposite", () => {
  for (const [command, expected, NODE_ENV] of [
    ["dev", "development", "production"],
    ["build", "production", "development"],
  ] as const) {
    const { stdout } = spawnSync(
      process.execPath,
      ["--import", "./integration/environment.ts", "-", command],
      { env: { ...process.env, NODE_ENV }, input: "console.log(process.env.NODE_ENV)" },
    );
    assert.equal(String(stdout).trim(), expected, command);
  }
});
