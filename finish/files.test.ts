import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { site } from "../site.config.ts";
import { bootScript } from "./boot-file.ts";
import { compressedTwins } from "./compress.ts";
import { siteFont } from "./font.ts";
import { logoSheet } from "./logos.ts";
import { readBuild } from "./pages.ts";
import { pagePolicy } from "./policy.ts";

function folderWith(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "finish-"));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

test("pages get flat names; maps, the fallback and what begins with a dot are not served", (t) => {
  const folder = folderWith([
    "index.html",
    "crm/index.html",
    "404/index.html",
    "__spa-fallback.html",
    ".vite/manifest.json",
    ".env",
    "assets/.DS_Store",
    ".well-known/security.txt",
    "assets/a.js",
    "assets/a.js.map",
  ]);
  t.after(() => rmSync(folder, { recursive: true }));
  const { pages, files } = readBuild(folder);
  assert.deepEqual([...pages.keys()].sort(), ["404.html", "crm.html", "index.html"]);
  assert.deepEqual([...files.keys()].sort(), [".well-known/security.txt", "assets/a.js"]);
});

test("output without a 404 page stops the build", (t) => {
  const folder = folderWith(["index.html", "__spa-fallback.html"]);
  t.after(() => rmSync(folder, { recursive: true }));
  assert.throws(() => readBuild(folder), /404\/index\.html/);
});

test("the twins of a text unpack to the same bytes; pictures and tiny files have none", () => {
  const content = Buffer.from("una línea que se repite. ".repeat(50));
  const twins = compressedTwins("a.html", content);
  assert.deepEqual(brotliDecompressSync(twins.get("a.html.br") ?? ""), content);
  assert.deepEqual(gunzipSync(twins.get("a.html.gz") ?? ""), content);
  assert.equal(compressedTwins("a.woff2", content).size, 0);
  assert.equal(compressedTwins("a.txt", Buffer.from("a")).size, 0);
});

test("the policy allows the page's own styles by hash and frames only what is configured", () => {
  assert.match(pagePolicy("a{}", site), /style-src 'self' 'sha256-[\w+/]{43}='/);
  assert.notEqual(pagePolicy("a{}", site), pagePolicy("b{}", site));
  const booked = { ...site, booking: { ...site.booking, url: "https://calendly.com/x/30min?a=1" } };
  assert.match(pagePolicy("", booked), /frame-src https:\/\/calendly\.com;/);
  assert.doesNotMatch(pagePolicy("", booked), /unsafe/);
});

test("the sheet holds every logo under its own fragment and no two ids clash", () => {
  const ids = [...logoSheet().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(ids.includes("whatsapp") && ids.includes("instagram"));
  assert.equal(new Set(ids).size, ids.length);
});

test("the font's fallback has the overrides that keep text in place", async () => {
  const file =
    "node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";
  const css =
    ':root{--font-sans:"A","B fallback",sans-serif}@font-face{font-family:A;src:url(/assets/a.woff2)}';
  const { readFileSync } = await import("node:fs");
  const font = await siteFont(css, () => readFileSync(file));
  assert.equal(font.href, "/assets/a.woff2");
  for (const part of ["B fallback", "ascent-override", "descent-override", "size-adjust"])
    assert.ok(font.fallback.includes(part));
  await assert.rejects(
    siteFont(":root{}", () => Buffer.of()),
    /found 0/,
  );
});

test("the boot script is one small classic script", async () => {
  const script = await bootScript("app/boot.ts");
  assert.ok(script.length < 2048, `${script.length} bytes`);
  assert.doesNotMatch(script, /^\s*(import|export)\b/m);
});
