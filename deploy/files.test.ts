import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { site } from "../src/content/site.ts";
import { createVariantImporter } from "../tests/content-with.ts";
import { buildCaddyConfiguration } from "./caddy.ts";
import { buildDeployFiles } from "./files.ts";
import { buildNginxConfiguration } from "./nginx.ts";
import { builtSiteFolder } from "./site-folder.ts";

test("the host configurations in deploy/ equal those generated from content/site.yaml", () => {
  for (const [path, content] of buildDeployFiles())
    assert.equal(
      readFileSync(join(import.meta.dirname, path), "utf8"),
      content,
      `deploy/${path}: found what earlier settings gave; expected npm run deploy:files`,
    );
});

test("with a booking service no generated file in deploy/ contains /agenda", async () => {
  const url = "https://calendly.com/acme/30min";
  const read = createVariantImporter({ booking: { ...site.booking, url } });
  const files = await read<typeof import("./files.ts")>("deploy/files.ts");
  for (const [path, content] of files.buildDeployFiles()) assert.doesNotMatch(content, /agenda/, path);
});

test("the configurations of nginx and Caddy have the HSTS header of hsts: preload, and none with hsts: off", () => {
  for (const write of [buildNginxConfiguration, buildCaddyConfiguration]) {
    assert.match(write({ ...site, hsts: "preload" }, ["/"]), /max-age=63072000; includeSubDomains; preload"/);
    assert.doesNotMatch(write({ ...site, hsts: "off" }, ["/"]), /Strict-Transport-Security/, write.name);
  }
});

test("deploy/Dockerfile copies the folder of the built site, and its ignore file lets that folder through", () => {
  const [dockerfile, ignoreFile] = ["Dockerfile", "Dockerfile.dockerignore"].map((name) =>
    readFileSync(join(import.meta.dirname, name), "utf8").split("\n"),
  );
  assert.ok(dockerfile?.includes(`COPY ${builtSiteFolder} /var/www/site`));
  assert.ok(ignoreFile?.includes(`!${builtSiteFolder}`));
});
