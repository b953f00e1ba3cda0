import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { site } from "./site.ts";

const printBuiltAddress = (address: string) =>
  spawnSync(
    process.execPath,
    ["-e", 'import("./src/content/built-address.ts").then((one) => console.log(one.builtSiteAddress))'],
    { encoding: "utf8", env: { ...process.env, SITE_ADDRESS: address } },
  );

test("SITE_ADDRESS replaces the configured address, unless it is empty, and one that is no https origin is refused", () => {
  for (const [address, built] of [
    ["", site.url],
    ["https://a.example", "https://a.example"],
  ] as const)
    assert.equal(printBuiltAddress(address).stdout.trim(), built);
  for (const address of ["http://a.example", "a.example", "https://a.example/x"]) {
    const { status, stderr } = printBuiltAddress(address);
    assert.equal(status, 1);
    assert.ok(stderr.startsWith(`SITE_ADDRESS: encontré ${JSON.stringify(address)}; se espera`), stderr);
  }
});
