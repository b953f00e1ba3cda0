import assert from "node:assert/strict";
import { once } from "node:events";
import { rmSync, symlinkSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { site as ownSite } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { buildHostCases } from "../tests/hosts/cases.ts";
import { runHostCases } from "../tests/hosts/check.ts";
import { knownDifferencesByHost } from "../tests/hosts/differences.ts";
import { readHostedSite } from "../tests/hosts/served.ts";
import { sendRequest } from "../tests/hosts/wire.ts";
import { listenOnFreePort } from "../tests/listen.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { createSiteServer } from "./serve.ts";

/** The site of this project with HSTS, one old address to redirect, and its own agenda instead of a booking service. */
const testConfig: SiteConfig = {
  ...ownSite,
  hsts: "host",
  redirects: { "/servicios/Viejo.php": "/crm" },
  booking: { ...ownSite.booking, url: undefined },
};

/** The files of the served site by path. */
const testSiteFiles: Record<string, string | Buffer> = {
  "index.html": "<h1>Inicio</h1>",
  "crm.html": "<h1>CRM</h1>",
  "contacto.html": "<h1>Contacto</h1>",
  "agenda.html": "<h1>Agenda</h1>",
  "404.html": "<h1>No está</h1>",
  "large.pdf": Buffer.alloc(12_000_000, "x"),
  "film.mp4": Buffer.alloc(1000, "0123456789"),
  "lista de años.csv": "a;b",
  "speculation-rules.json": "{}",
  "robots.txt": "User-agent: *",
  "archivo.tar.gz": "no copy of another file",
  "assets/root-D3adB33f.js": "1",
  "assets/foto-D3adB33f.webp": "1",
  "share/crm.png": "1",
  "sw.js": "1",
  ".well-known/security.txt": "Contact: mailto:hola@example.com",
};
/** The files that have a .br and a .gz file beside them, as the build writes them. */
const compressedFilePaths = ["crm.html", "404.html", "assets/root-D3adB33f.js"];
/** The text of files that the server must not send: hidden ones, one outside its folder, and a link to that. */
const secretFileText = "not for visitors";
const hiddenPaths = [
  ".env",
  ".git/config",
  "assets/.hidden",
  ".well-known/.hidden",
  "_headers",
  "vercel.json",
];

/** A folder with the served site in site/, and beside that a secret file to which a link in the site leads. */
const temporaryFolder = createDisposableTemporaryFolder({
  "secret.txt": secretFileText,
  ...Object.fromEntries(
    [
      ...Object.entries(testSiteFiles),
      ...compressedFilePaths.flatMap((path) => [
        [`${path}.br`, brotliCompressSync(testSiteFiles[path] ?? "")],
        [`${path}.gz`, gzipSync(testSiteFiles[path] ?? "")],
      ]),
      ...hiddenPaths.map((path) => [path, secretFileText]),
    ].map(([path, content]) => [`site/${path}`, content]),
  ),
});
const testSiteFolder = join(temporaryFolder.path, "site");
symlinkSync(join(temporaryFolder.path, "secret.txt"), join(testSiteFolder, "link.txt"));

const serverLogLines: string[] = [];
const testServer = createSiteServer({
  root: testSiteFolder,
  config: testConfig,
  log: (line) => serverLogLines.push(line),
});
let testServerOrigin: string;
const get = (path: string, headers = {}, method = "GET") =>
  sendRequest(testServerOrigin, { path, method, headers });

before(async () => {
  testServerOrigin = await listenOnFreePort(testServer);
});

after(() => {
  testServer.close();
  temporaryFolder.remove();
});

test("the server passes all cases of tests/hosts/cases.ts: pages, redirects, codings, validators, methods, path traversal", async () => {
  const cases = buildHostCases({
    ...readHostedSite(testSiteFolder, testConfig),
    secretText: secretFileText,
  });
  const results = await runHostCases(testServerOrigin, cases, knownDifferencesByHost.node);
  assert.ok(results.length > 150, `${results.length} cases`);
  assert.deepEqual(
    results.filter(({ faults }) => faults.length > 0),
    [],
  );
});

test("pages, files, redirects and errors have the headers of their kind; exceptions are as wide as their purpose", async () => {
  const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  const page = {
    "content-security-policy": "frame-ancestors 'none'",
    "cache-control": "no-cache",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "speculation-rules": '"/speculation-rules.json"',
  };
  const file = {
    "content-security-policy": `${closedPolicy}; sandbox`,
    "cache-control": "public, max-age=3600",
  };
  const unsandboxed = {
    ...file,
    "content-security-policy": closedPolicy.replace("style-src", "media-src 'self'; style-src"),
  };
  const asset = { ...file, "cache-control": "public, max-age=31536000, immutable" };
  const forOtherSites = { "cross-origin-resource-policy": "cross-origin" };
  const expected: Record<string, object> = {
    "/": page,
    "/nada": page,
    "/assets/root-Gone1234.js": page,
    // The page /contacto shows /agenda in a frame.
    "/agenda": {
      ...page,
      "x-frame-options": "SAMEORIGIN",
      "content-security-policy": "frame-ancestors 'self'",
    },
    "/contacto": page,
    "/robots.txt": file,
    "/crm/": { ...file, location: "/crm" },
    "/assets/root-D3adB33f.js": asset,
    "/assets/foto-D3adB33f.webp": { ...asset, ...forOtherSites },
    "/share/crm.png": { ...file, ...forOtherSites },
    "/large.pdf": unsandboxed,
    "/film.mp4": unsandboxed,
    "/sw.js": unsandboxed,
    "/healthz": { ...file, "cache-control": "no-store" },
    "/%": { ...file, "cache-control": "no-cache" },
  };
  for (const [path, headers] of Object.entries(expected)) {
    const found = (await get(path)).headers;
    const everywhere = {
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "strict-transport-security": "max-age=63072000",
    };
    const isPage = "referrer-policy" in headers;
    assert.partialDeepStrictEqual({ path, ...found }, { path, ...everywhere, ...headers });
    assert.equal(/camera=\(\), .*microphone=\(\)/.test(`${found["permissions-policy"]}`), isPage, path);
    assert.equal("x-frame-options" in found, isPage, path);
    // A Link header would delay the first paint.
    assert.equal(found.link, undefined, path);
  }
});

test("windows that a booking service opens from /contacto may talk to it; hsts: preload and off change the header", async () => {
  for (const [hsts, header] of [
    ["preload", "max-age=63072000; includeSubDomains; preload"],
    ["off", undefined],
  ] as const) {
    const booking = { ...ownSite.booking, url: "https://calendly.com/acme/30min" };
    const server = createSiteServer({ root: testSiteFolder, config: { ...testConfig, hsts, booking } });
    const origin = await listenOnFreePort(server);
    const { headers } = await sendRequest(origin, { path: "/contacto" });
    const other = await sendRequest(origin, { path: "/crm" });
    server.close();
    assert.equal(headers["strict-transport-security"], header);
    assert.equal(headers["cross-origin-opener-policy"], "same-origin-allow-popups");
    assert.equal(other.headers["cross-origin-opener-policy"], "same-origin");
  }
});

test("a file is served with its type and length, also at an encoded address or one with scheme and host", async () => {
  const served: Record<string, [file: string, type: string]> = {
    "http://www.example.com/crm?a": ["crm.html", "text/html; charset=utf-8"],
    "http://www.example.com": ["index.html", "text/html; charset=utf-8"],
    "/lista%20de%20a%C3%B1os.csv": ["lista de años.csv", "text/csv; charset=utf-8"],
    "/archivo.tar.gz": ["archivo.tar.gz", "application/gzip"],
    "/speculation-rules.json": ["speculation-rules.json", "application/speculationrules+json"],
  };
  for (const [path, [file, type]] of Object.entries(served)) {
    const { status, headers, body } = await get(path, { "Accept-Encoding": "identity" });
    const content = `${testSiteFiles[file]}`;
    const found = [status, `${body}`, headers["content-type"], headers["content-length"]];
    assert.deepEqual(found, [200, content, type, String(Buffer.byteLength(content))], path);
  }
});

test("HEAD gets the headers of GET and no body; a known page gets 304, and a missing one the whole 404 page", async () => {
  for (const path of ["/crm", "/nada", "/robots.txt"]) {
    const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
    for (const { headers } of [head, whole]) delete headers.date;
    assert.deepEqual([path, head.status, head.headers], [path, whole.status, whole.headers]);
    assert.equal(head.body.length, 0, path);
  }
  const { etag } = (await get("/crm")).headers;
  assert.equal((await get("/crm", { "If-None-Match": etag })).status, 304);
  assert.equal((await get("/nada", { "If-None-Match": (await get("/nada")).headers.etag })).status, 404);
});

test("a range of a film gets its part; a range that is wrong, or of one version of the film alone, gets the whole", async () => {
  const parts: [range: object, status: number, length: number][] = [
    [{ Range: "bytes=0-1" }, 206, 2],
    [{ Range: "bytes=990-" }, 206, 10],
    [{ Range: "bytes=0-1", "If-Range": "Wed, 01 Jan 2020 00:00:00 GMT" }, 200, 1000],
    [{ Range: "bytes=5-2" }, 200, 1000],
    [{ Range: "bytes=-4" }, 200, 1000],
    [{ Range: "bytes=1000-" }, 416, 0],
  ];
  for (const [headers, status, length] of parts) {
    const got = await get("/film.mp4", headers);
    assert.deepEqual([headers, got.status, got.body.length], [headers, status, length]);
  }
});

test("a file that vanishes while the server runs, as in a new build, ends no more than its own answer", async () => {
  using folder = createDisposableTemporaryFolder({ "index.html": "<h1>Inicio</h1>", "crm.html": "CRM" });
  const server = createSiteServer({ root: folder.path });
  const origin = await listenOnFreePort(server);
  rmSync(join(folder.path, "crm.html"));
  await assert.rejects(sendRequest(origin, { path: "/crm" }));
  assert.equal((await sendRequest(origin, { path: "/" })).status, 200);
  server.close();
});

test("the server logs one line per answer", async () => {
  const before = serverLogLines.length;
  await get("/crm?a=1");
  await get("/nada", {}, "HEAD");
  await delay(20);
  const lines = serverLogLines.slice(before).map((line) => line.replace(/^\S+Z /, ""));
  assert.deepEqual(lines, ["200 GET /crm?a=1", "404 HEAD /nada"]);
});

test("a stopping server answers every request with Connection: close, lets a slow download end, then refuses connections", async () => {
  const server = createSiteServer({ root: testSiteFolder });
  const port = Number(new URL(await listenOnFreePort(server)).port);
  const ask = async (path: string, agent: Agent | false = false): Promise<IncomingMessage> => {
    const sent = request({ host: "127.0.0.1", port, path, agent });
    sent.end();
    const [response] = await once(sent, "response");
    return response;
  };
  let answers = 0;
  /** Requests the page repeatedly on one connection, until an answer closes it. */
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const response = await ask("/", agent);
      assert.deepEqual([response.statusCode, (await buffer(response)).length], [200, 15]);
      if (response.headers.connection === "close") return;
      answers += 1;
      await delay(Math.random() * 20);
    }
  };
  const slow = await ask("/large.pdf");
  const visits = Promise.all(Array.from({ length: 20 }, visit));
  while (answers < 100) await delay(5);
  const stopped = server.stop();
  await visits;
  const fresh = await ask("/");
  assert.deepEqual([fresh.statusCode, fresh.headers.connection], [200, "close"]);
  fresh.resume();
  while (server.listening) await delay(5);
  assert.equal((await buffer(slow)).length, 12_000_000);
  await assert.rejects(ask("/"), { code: "ECONNREFUSED" });
  await stopped;
});
