import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { caddyConfiguration } from "./caddy.ts";
import { deployFiles } from "./files.ts";
import { nginxConfiguration } from "./nginx.ts";

for (const [path, content] of deployFiles()) {
  test(`deploy/${path} is what the tables say`, () => {
    const file = join(import.meta.dirname, path);
    const found = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    assert.ok(
      found === content,
      `deploy/${path}: found what earlier settings gave; expected npm run deploy:files`,
    );
  });
}

for (const [host, write] of Object.entries({ nginx: nginxConfiguration, Caddy: caddyConfiguration })) {
  test(`${host} sends HSTS as chosen, and none with "off"`, () => {
    assert.match(write({ ...site, hsts: "preload" }, ["/"]), /max-age=63072000; includeSubDomains; preload"/);
    assert.doesNotMatch(write({ ...site, hsts: "off" }, ["/"]), /Strict-Transport-Security/);
  });
}
