import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createPageFinder } from "../src/content/address-spellings.ts";
import { site } from "../src/content/site.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { writeHostFiles } from "./host-files.ts";
import { builtSiteFolder } from "./site-folder.ts";

test("a page is found by capitals, other spellings, the end of a sentence and old addresses, which never hide a page", () => {
  const findPage = createPageFinder(["/", "/crm"], { "/Servicios/CRM.html/": "/crm", "/crm": "/" });
  for (const path of [
    "/crm",
    "/CRM/",
    "/crm.html",
    "/crm/index.html",
    "/crm)",
    "/crm. ",
    "/servicios/crm.html",
  ])
    assert.equal(findPage(path), "/crm", path);
  for (const path of ["/", "//", "/index.html", "/)"]) assert.equal(findPage(path), "/", path);
  for (const path of ["/crm.pdf", "/crm)x", "//evil.example/", "/servicios/crm", "/.html"])
    assert.equal(findPage(path), undefined, path);
});

test("the files of hosts have a rule for each kind of file, not for each page, and say the firm's HSTS", () => {
  using folder = createDisposableTemporaryFolder({
    "index.html": "",
    "foto.JPG": "",
    "sw.js": "the owner's",
  });
  const pages = Array.from({ length: 110 }, (_, index) => `/novedades/articulo-${index}`);
  const write = (hsts: typeof site.hsts) => {
    writeHostFiles({ ...site, hsts }, pages, folder.path, join(folder.path, "settings"));
    return ["_headers", "vercel.json", "settings/nginx-settings.conf", "settings/caddy-settings"].map(
      (name) => readFileSync(join(folder.path, name), "utf8"),
    );
  };
  const [headers = "", vercel = "", nginx = ""] = write("preload");
  const rules = headers.match(/^\//gm) ?? [];
  assert.ok(rules.length < 50, `${rules.length} rules`);
  assert.match(headers, /^\/\*\.JPG$/m);
  assert.doesNotMatch(headers + vercel, /novedades/);
  assert.match(nginx, /novedades\/articulo-109/);
  for (const text of write("preload")) assert.match(text, /max-age=63072000; includeSubDomains; preload"?/);
  for (const text of write("off")) assert.doesNotMatch(text, /max-age=63072000/);
  assert.equal(readFileSync(join(folder.path, "sw.js"), "utf8"), "the owner's");
});

test("deploy/Dockerfile copies the folder of the built site, and its ignore file lets that folder through", () => {
  const [dockerfile, ignoreFile] = ["Dockerfile", "Dockerfile.dockerignore"].map((name) =>
    readFileSync(join(import.meta.dirname, name), "utf8").split("\n"),
  );
  assert.ok(dockerfile?.includes(`COPY ${builtSiteFolder} /var/www/site`));
  assert.ok(ignoreFile?.includes(`!${builtSiteFolder}`));
});
