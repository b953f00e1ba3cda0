import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "../site.config.ts";
import { createVariantImporter } from "../tests/content-with.ts";
import { buildCaddyConfiguration } from "./caddy.ts";
import { buildDeployFiles } from "./files.ts";
import { buildNetlifyRedirects } from "./netlify.ts";
import { buildNginxConfiguration } from "./nginx.ts";
import { buildVercelConfiguration } from "./vercel.ts";

test("the host configurations in deploy/ equal those generated from site.config.ts", () => {
  const outdated = [...buildDeployFiles()].filter(([path, content]) => {
    const file = join(import.meta.dirname, path);
    return !existsSync(file) || readFileSync(file, "utf8") !== content;
  });
  assert.deepEqual(
    outdated.map(
      ([path]) => `deploy/${path}: found what earlier settings gave; expected npm run deploy:files`,
    ),
    [],
  );
});

test("with a booking service no host configuration contains /agenda", async () => {
  const url = "https://calendly.com/acme/30min";
  const read = createVariantImporter({ booking: { ...site.booking, url } });
  const { buildDeployFiles: buildFilesThen } = await read<{ buildDeployFiles: typeof buildDeployFiles }>(
    "deploy/files.ts",
  );
  for (const [path, content] of buildFilesThen()) assert.doesNotMatch(content, /agenda/, path);
});

test("the configurations of nginx and Caddy have the HSTS header of hsts: preload, and none with hsts: off", () => {
  for (const write of [buildNginxConfiguration, buildCaddyConfiguration]) {
    assert.match(write({ ...site, hsts: "preload" }, ["/"]), /max-age=63072000; includeSubDomains; preload"/);
    assert.doesNotMatch(write({ ...site, hsts: "off" }, ["/"]), /Strict-Transport-Security/, write.name);
  }
});

test("the configurations of nginx, Caddy, Netlify and Vercel have the configured redirects", () => {
  const config = { ...site, redirects: { "/Viejo.php/": "/contacto" } };
  for (const write of [
    buildNginxConfiguration,
    buildCaddyConfiguration,
    buildNetlifyRedirects,
    buildVercelConfiguration,
  ]) {
    const written = write(config, ["/contacto"]);
    const text = typeof written === "string" ? written : JSON.stringify(written);
    assert.match(text, /\/viejo\\*\.php\b.*\/contacto/, write.name);
  }
});
