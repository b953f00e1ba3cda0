import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { modulesWith } from "../tests/content-with.ts";
import { caddyConfiguration } from "./caddy.ts";
import { deployFiles } from "./files.ts";
import { netlifyRedirects } from "./netlify.ts";
import { nginxConfiguration } from "./nginx.ts";
import { vercelConfiguration } from "./vercel.ts";

for (const [path, content] of deployFiles()) {
  test(`deploy/${path} is up to date`, () => {
    const file = join(import.meta.dirname, path);
    const found = existsSync(file) ? readFileSync(file, "utf8") : undefined;
    assert.ok(
      found === content,
      `deploy/${path}: found what earlier settings gave; expected npm run deploy:files`,
    );
  });
}

test("with a booking service no host's configuration names /agenda", async () => {
  const url = "https://calendly.com/acme/30min";
  const read = modulesWith({ booking: { ...site.booking, url } });
  const { deployFiles: filesThen } = await read<{ deployFiles: typeof deployFiles }>("deploy/files.ts");
  for (const [path, content] of filesThen()) assert.doesNotMatch(content, /agenda/, path);
});

for (const [host, write] of Object.entries({ nginx: nginxConfiguration, Caddy: caddyConfiguration })) {
  test(`${host} sends HSTS as chosen, and none with "off"`, () => {
    assert.match(write({ ...site, hsts: "preload" }, ["/"]), /max-age=63072000; includeSubDomains; preload"/);
    assert.doesNotMatch(write({ ...site, hsts: "off" }, ["/"]), /Strict-Transport-Security/);
  });
}

test("every host that supports redirects has the old addresses", () => {
  const config = { ...site, redirects: { "/Viejo.php/": "/contacto" } };
  for (const said of [
    nginxConfiguration(config, ["/contacto"]),
    caddyConfiguration(config, ["/contacto"]),
    netlifyRedirects(config, ["/contacto"]),
    JSON.stringify(vercelConfiguration(config, ["/contacto"])),
  ])
    assert.match(said, /\/viejo\\*\.php\b.*\/contacto/);
});
