import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { caddyConfiguration } from "./caddy.ts";
import { deployFiles } from "./files.ts";
import { nginxConfiguration } from "./nginx.ts";

for (const [path, content] of deployFiles()) {
  test(`deploy/${path} is what the tables say; if not: npm run deploy:files`, () => {
    const file = join(import.meta.dirname, path);
    assert.ok(existsSync(file), "it is not there; make it with npm run deploy:files");
    assert.equal(readFileSync(file, "utf8"), content);
  });
}

for (const [host, write] of Object.entries({ nginx: nginxConfiguration, Caddy: caddyConfiguration })) {
  test(`${host} sends HSTS as chosen, and none with "off"`, () => {
    assert.match(write({ ...site, hsts: "preload" }, ["/"]), /max-age=63072000; includeSubDomains; preload"/);
    assert.doesNotMatch(write({ ...site, hsts: "off" }, ["/"]), /Strict-Transport-Security/);
  });
}
