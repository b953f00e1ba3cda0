import assert from "node:assert/strict";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { buildHostCases } from "../tests/hosts/cases.ts";
import { runHostCases } from "../tests/hosts/check.ts";
import { knownDifferencesByHost } from "../tests/hosts/differences.ts";
import { prepareTestSite } from "../tests/hosts/test-site.ts";
import { sendRequest } from "../tests/hosts/wire.ts";
import { listenOnFreePort } from "../tests/listen.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { createSiteServer } from "./serve.ts";

/** The built site, as small as the cases allow. */
const builtFiles: Record<string, string | Buffer> = {
  "index.html": "<h1>Inicio</h1>",
  "crm.html": "<h1>CRM</h1>",
  "contacto.html": "<h1>Contacto</h1>",
  "sobre-nosotros.html": "<h1>Nosotros</h1>",
  "agenda.html": "<h1>Agenda</h1>",
  "404.html": "<h1>No está</h1>",
  "large.pdf": Buffer.alloc(12_000_000, "x"),
  "speculation-rules.json": "{}",
  "robots.txt": "User-agent: *",
  "assets/root-D3adB33f.js": "1",
  "share/crm.png": "1",
};
/** The build writes a .br and a .gz file beside these. */
for (const path of ["crm.html", "404.html", "assets/root-D3adB33f.js"]) {
  builtFiles[`${path}.br`] = brotliCompressSync(builtFiles[path] ?? "");
  builtFiles[`${path}.gz`] = gzipSync(builtFiles[path] ?? "");
}
const builtFolder = createDisposableTemporaryFolder(builtFiles);
const { siteOnDisk, hostedSite, remove } = prepareTestSite(builtFolder.path);
const { folder: root, config } = siteOnDisk;

const serverLogLines: string[] = [];
const testServer = createSiteServer({ root, config, log: (line) => serverLogLines.push(line) });
let testServerOrigin: string;
const get = (path: string, headers = {}, method = "GET") =>
  sendRequest(testServerOrigin, { path, method, headers });

before(async () => {
  testServerOrigin = await listenOnFreePort(testServer);
});

after(() => {
  testServer.close();
  builtFolder.remove();
  remove();
});

test("the server passes all cases of tests/hosts/cases.ts: pages, redirects, codings, validators, methods, path traversal", async () => {
  const results = await runHostCases(
    testServerOrigin,
    buildHostCases(hostedSite),
    knownDifferencesByHost.node,
  );
  assert.ok(results.length > 150, `${results.length} cases`);
  assert.deepEqual(
    results.filter(({ faults }) => faults.length > 0),
    [],
  );
});

test("pages, files, redirects and errors have the headers of their kind", async () => {
  const page = {
    "content-security-policy": "frame-ancestors 'none'",
    "cache-control": "no-cache",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "speculation-rules": '"/speculation-rules.json"',
  };
  // The page /contacto shows /agenda in a frame.
  const framedPage = {
    ...page,
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": "frame-ancestors 'self'",
  };
  const file = {
    "content-security-policy":
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    "cache-control": "public, max-age=3600",
  };
  const expected: Record<string, object> = {
    "/": page,
    "/nada": page,
    "/assets/root-Gone1234.js": page,
    "/agenda": framedPage,
    "/robots.txt": file,
    "/crm/": { ...file, location: "/crm" },
    "/assets/root-D3adB33f.js": { ...file, "cache-control": "public, max-age=31536000, immutable" },
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

test("without a booking service windows of /contacto stay apart; hsts: preload and off change the header", async () => {
  for (const [hsts, header] of [
    ["preload", "max-age=63072000; includeSubDomains; preload"],
    ["off", undefined],
  ] as const) {
    const booking = { ...config.booking, url: undefined };
    const server = createSiteServer({ root, config: { ...config, hsts, booking } });
    const { headers } = await sendRequest(await listenOnFreePort(server), { path: "/contacto" });
    server.close();
    assert.equal(headers["strict-transport-security"], header);
    assert.equal(headers["cross-origin-opener-policy"], "same-origin");
  }
});

test("an address with scheme and host is that page; HEAD of a missing one has its headers and no body", async () => {
  for (const address of ["http://www.example.com/crm?a", "http://www.example.com"])
    assert.equal((await get(address)).status, 200, address);
  const [head, whole] = [await get("/nada", {}, "HEAD"), await get("/nada")];
  for (const { headers } of [head, whole]) delete headers.date;
  assert.deepEqual([head.status, head.headers, head.body.length], [404, whole.headers, 0]);
});

test("a range that is wrong, or of one version of a film alone, gets the whole film", async () => {
  const film = "/descargas/archivo.mp4";
  for (const headers of [
    { Range: "bytes=0-1", "If-Range": "Wed, 01 Jan 2020 00:00:00 GMT" },
    { Range: "bytes=5-2" },
    { Range: "bytes=-4" },
  ]) {
    const { status, body } = await get(film, headers);
    assert.deepEqual([headers, status, body.length], [headers, 200, 1000]);
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
  const server = createSiteServer({ root });
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
