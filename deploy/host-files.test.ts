import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createPageFinder } from "../src/content/address-spellings.ts";
import { site } from "../src/content/site.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { writeHostFiles } from "./host-files.ts";
import { builtSiteFolder } from "./site-folder.ts";

test("an old address never hides a page, and what only looks like a page's address is none", () => {
  const findPage = createPageFinder(["/", "/crm"], { "/crm": "/" });
  assert.deepEqual(["/crm", "//", "/crm.pdf", "/crm)x", "/.html"].map(findPage), [
    "/crm",
    "/",
    undefined,
    undefined,
    undefined,
  ]);
});

test("110 articles with photos stay within the limits of hosts; an owner's worker stays; the files say the firm's HSTS", () => {
  const articles = Array.from({ length: 110 }, (_, index) => `novedades/articulo-${index}`);
  const photos = articles.map((path) => `assets/${path.replace("/", "-")}-de-nombre-largo.a1b2c3d4.webp`);
  using folder = createDisposableTemporaryFolder({
    ...Object.fromEntries([...articles.map((path) => `${path}.html`), ...photos].map((path) => [path, ""])),
    "sw.js": "the owner's",
  });
  const read = (name: string) => readFileSync(join(folder.path, name), "utf8");
  for (const hsts of ["off", "preload"] as const) {
    const pages = articles.map((path) => `/${path}`);
    writeHostFiles({ ...site, hsts }, pages, folder.path, join(folder.path, "settings"));
    for (const name of ["_headers", "vercel.json", "settings/nginx-settings.conf", "settings/caddy-settings"])
      assert.equal(read(name).includes("includeSubDomains; preload"), hsts === "preload", name);
  }
  // developers.cloudflare.com/workers/static-assets/headers and vercel.com/docs/project-configuration/vercel-json.
  assert.ok((read("_headers").match(/^\//gm) ?? []).length < 50);
  const sources: string[] = JSON.parse(read("vercel.json")).headers.map(
    ({ source }: { source: string }) => source,
  );
  for (const source of sources) assert.ok(source.length < 4096);
  for (const photo of photos) assert.ok(sources.some((source) => RegExp(`^${source}$`).test(`/${photo}`)));
  assert.equal(read("sw.js"), "the owner's");
});

test("GitHub Pages gets a page for each old address, which leads on", () => {
  using folder = createDisposableTemporaryFolder({});
  const env = { ...process.env, SITE_FOLDER: folder.path, CONTENT: "tests/firms/lapacho" };
  const { status, stderr } = spawnSync(process.execPath, ["deploy/github-pages.ts"], {
    env,
    encoding: "utf8",
  });
  assert.equal(status, 0, stderr);
  const page = readFileSync(join(folder.path, "servicios/centrales.php/index.html"), "utf8");
  assert.match(page, /<meta http-equiv="refresh" content="0; url=\/telefonia-ip">/);
  assert.match(page, /<link rel="canonical" href="https:\/\/[^"/]+\/telefonia-ip">/);
});

test("deploy/Dockerfile copies the folder of the built site, and its ignore file lets that folder through", () => {
  const [dockerfile, ignoreFile] = ["Dockerfile", "Dockerfile.dockerignore"].map((name) =>
    readFileSync(join(import.meta.dirname, name), "utf8").split("\n"),
  );
  assert.ok(dockerfile?.includes(`COPY ${builtSiteFolder} /var/www/site`));
  assert.ok(ignoreFile?.includes(`!${builtSiteFolder}`));
});
