import assert from "node:assert/strict";
import { symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { site as ownSite } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { buildHostCases } from "../tests/hosts/cases.ts";
import { runHostCases } from "../tests/hosts/check.ts";
import { buildRawRequest, parseStatuses, sendRawBytes, sendRequest } from "../tests/hosts/wire.ts";
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
  "agenda.html": "<h1>Agenda</h1>",
  "año.html": "<h1>Año</h1>",
  "404.html": "<h1>No está</h1>",
  "large.pdf": Buffer.alloc(300_000, "x"),
  "speculation-rules.json": "{}",
  "other.json": "{}",
  "robots.txt": "User-agent: *",
  "llms.md": "# Texto",
  "archivo.gz": "no other file compressed",
  "assets/root-D3adB33f.js": "1",
  ".well-known/security.txt": "Contact: mailto:hola@example.com",
};
/** The files that have a .br and a .gz file beside them, as the build writes them. */
const compressedFilePaths = ["crm.html", "404.html", "assets/root-D3adB33f.js"];
/** The text of files that the server must not send: hidden ones, one outside its folder, and a link to that. */
const secretFileText = "not for visitors";
/** Hidden files in the folder of the site, which the server must not send. */
const dotfilePaths = [".env", ".git/config", "assets/.hidden", ".well-known/.hidden"];

/** The Content-Security-Policy of responses that are no pages; that of a PDF has no `sandbox`. */
const expectedFilePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

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
      ...dotfilePaths.map((path) => [path, secretFileText]),
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
const sendTestRequest = (path: string, headers = {}, method = "GET") =>
  sendRequest(testServerOrigin, { path, method, headers });
/** The bytes of a request for the home page that asks the server to close the connection. */
const rawClosingRequest = buildRawRequest("/", "Connection: close\r\n");

before(async () => {
  testServerOrigin = await listenOnFreePort(testServer);
});

after(() => {
  testServer.close();
  temporaryFolder.remove();
});

test("the server passes all cases of tests/hosts/cases.ts: pages, redirects, codings, validators, methods, path traversal", async () => {
  const cases = buildHostCases({
    config: testConfig,
    pages: ["/", "/crm", "/agenda"],
    files: new Map(Object.entries(testSiteFiles).map(([path, bytes]) => [`/${path}`, Buffer.from(bytes)])),
    compressedPaths: new Set(compressedFilePaths.map((path) => `/${path}`)),
    secretText: secretFileText,
  });
  const results = await runHostCases(testServerOrigin, cases);
  assert.ok(results.length > 100, `${results.length} cases`);
  const failed = results.filter(({ faults }) => faults.length > 0);
  assert.deepEqual(failed, []);
});

describe("addresses", () => {
  test("a page or file is served with its content type and length, also at an encoded address or one with scheme and host", async () => {
    const served: Record<string, [body: string, type: string]> = {
      "/a%C3%B1o": ["<h1>Año</h1>", "text/html; charset=utf-8"],
      "http://www.example.com/crm?a": ["<h1>CRM</h1>", "text/html; charset=utf-8"],
      "http://www.example.com": ["<h1>Inicio</h1>", "text/html; charset=utf-8"],
      "/assets/root-D3adB33f.js": ["1", "text/javascript; charset=utf-8"],
      "/robots.txt": ["User-agent: *", "text/plain; charset=utf-8"],
      "/llms.md": ["# Texto", "text/markdown; charset=utf-8"],
      "/other.json": ["{}", "application/json; charset=utf-8"],
      "/speculation-rules.json": ["{}", "application/speculationrules+json"],
      "/.well-known/security.txt": ["Contact: mailto:hola@example.com", "text/plain; charset=utf-8"],
      "/archivo.gz": ["no other file compressed", "application/octet-stream"],
    };
    for (const [path, [body, type]] of Object.entries(served)) {
      const { status, headers, body: bytes } = await sendTestRequest(path);
      const length = String(Buffer.byteLength(body));
      const found = [path, status, `${bytes}`, headers["content-type"], headers["content-length"]];
      assert.deepEqual(found, [path, 200, body, type, length]);
    }
  });

  test("an address that ends with an additional or encoded slash redirects to the page", async () => {
    const redirects = { "/crm%2F": "/crm", "//": "/", "/a%C3%B1o/": "/a%C3%B1o" };
    for (const [path, location] of Object.entries(redirects)) {
      const { status, headers } = await sendTestRequest(path);
      assert.deepEqual([path, status, headers.location], [path, 301, location]);
    }
  });

  test("an unknown address gets the 404 page, which has no ETag", async () => {
    for (const path of ["/nada", "/ROBOTS.TXT", "/crm#x", "/link.txt", "/.env", "//evil.example/"]) {
      const { status, headers, body } = await sendTestRequest(path);
      const found = [path, status, `${body}`, headers.etag];
      assert.deepEqual(found, [path, 404, testSiteFiles["404.html"], undefined]);
    }
  });
});

describe("malformed requests", () => {
  test("an invalid request line gets status 400, 405, 431 or 505; one with bytes outside ASCII may also get the 404 page or a redirect", async () => {
    const requestLines: [line: string, statuses: number[]][] = [
      ["GET /crm\0 HTTP/1.1", [400]],
      ["GET /a b HTTP/1.1", [400]],
      ["GET crm HTTP/1.1", [400]],
      ["GET * HTTP/1.1", [400]],
      ["GET", [400]],
      ["GET /\xff\xfe HTTP/1.1", [400, 404]],
      ["GET /crm/?\xff\xfe HTTP/1.1", [400, 301]],
      ["GET /crm HTTP/2.0", [505]],
      ["GET /crm HTTP/0.9", [505]],
      ["BREW /crm HTTP/1.1", [400]],
      ["CONNECT example.com:443 HTTP/1.1", [405]],
      [`GET /${"x".repeat(20_000)} HTTP/1.1`, [431]],
    ];
    for (const [line, expected] of requestLines) {
      const request = `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const [status = 0] = parseStatuses(await sendRawBytes(testServerOrigin, request));
      assert.ok(expected.includes(status), `${JSON.stringify(line.slice(0, 40))}: status ${status}`);
    }
  });

  test("a request with a missing or invalid Host, an invalid or ambiguous body length, or over a hundred headers, is refused, and the next one on its connection gets no response", async () => {
    const headerLines: [what: string, lines: string, status: number][] = [
      ["no Host", "", 400],
      ["two Hosts", "Host: a\r\nHost: a\r\n", 400],
      ["two Hosts, the second after 98 headers", `Host: a\r\n${"x: y\r\n".repeat(98)}Host: b\r\n`, 400],
      ["a hundred headers", `Host: a\r\n${"x: y\r\n".repeat(99)}`, 200],
      ["more than a hundred headers", `Host: a\r\n${"x: y\r\n".repeat(100)}`, 431],
      ["an empty Host", "Host:\r\n", 400],
      ["a Host with a path", "Host: a/b\r\n", 400],
      ["a Host with a user", "Host: a@b\r\n", 400],
      ["a list of Hosts", "Host: a, b\r\n", 400],
      ["a port without a Host", "Host: :80\r\n", 400],
      ["a name and a port", "Host: www.example.com:3000\r\n", 200],
      ["an address of version 6", "Host: [::1]:3000\r\n", 200],
      ["two codings", "Host: a\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n", 400],
      ["two codings in one line", "Host: a\r\nTransfer-Encoding: gzip, chunked\r\n", 400],
      ["a length and a coding", "Host: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n", 400],
      ["an unknown coding", "Host: a\r\nTransfer-Encoding: gzip\r\n", 400],
      ["chunks", "Host: a\r\nTransfer-Encoding: Chunked\r\n", 200],
    ];
    for (const [what, lines, status] of headerLines) {
      const chunks = /transfer-encoding/i.test(lines) ? "0\r\n\r\n" : "";
      const request = `GET /crm HTTP/1.1\r\n${lines}\r\n${chunks}`;
      const answers = await sendRawBytes(testServerOrigin, request + rawClosingRequest);
      assert.deepEqual([what, parseStatuses(answers)], [what, status === 200 ? [200, 200] : [status]]);
      assert.match(answers, /\r\nConnection: close\r\n/, what);
    }
  });

  test("a malformed request gets an error with the security headers of files, after the responses to earlier requests", async () => {
    const requests = `${buildRawRequest("/crm").repeat(3)}GET /crm\0 HTTP/1.1\r\n\r\n`;
    const answers = await sendRawBytes(testServerOrigin, requests);
    assert.deepEqual(parseStatuses(answers), [200, 200, 200, 400]);
    assert.equal(answers.split("<h1>CRM</h1>").length, 4);
    const error = answers.slice(answers.lastIndexOf("HTTP/1.1 400"));
    for (const line of [
      "X-Content-Type-Options: nosniff",
      "Strict-Transport-Security: max-age=63072000",
      `Content-Security-Policy: ${expectedFilePolicy}`,
    ])
      assert.ok(error.includes(`\r\n${line}\r\n`), `${line}: not in ${error}`);
    assert.match(error, /\r\nContent-Length: 12\r\n.*\r\n\r\nBad Request\n$/s);
  });

  test("a request with Expect or Upgrade gets a final response without 100 Continue or a change of protocol, and the connection closes", async () => {
    const post = "POST /crm HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n";
    const refused: [what: string, bytes: string, status: number][] = [
      ["100-continue", `${post}Expect: 100-continue\r\n\r\n`, 405],
      ["200-ok", `${post}Expect: 200-ok\r\n\r\n`, 405],
      ["upgrade", buildRawRequest("/crm", "Connection: Upgrade\r\nUpgrade: h2c\r\n").repeat(2), 200],
    ];
    for (const [what, bytes, status] of refused) {
      const answers = await sendRawBytes(testServerOrigin, buildRawRequest("/crm") + bytes);
      assert.deepEqual([what, parseStatuses(answers)], [what, [200, status]]);
      assert.match(answers, /\r\nContent-Length: 12\r\n.*?\r\n\r\n<h1>CRM<\/h1>HTTP\/1\.1 /s, what);
      assert.match(answers, /\r\nConnection: close\r\n/i, what);
    }
  });
});

describe("pipelined requests", () => {
  test("sixteen requests at once on one connection all get responses, although the client reads late", async () => {
    const padding = `X: ${"y".repeat(300)}\r\n`;
    const socket = connect(Number(new URL(testServerOrigin).port), "127.0.0.1").pause();
    socket.write(buildRawRequest("/large.pdf", padding).repeat(15));
    socket.write(buildRawRequest("/large.pdf", `Connection: close\r\n${padding}`));
    await delay(300);
    const answers = await text(socket);
    assert.deepEqual(parseStatuses(answers), Array(16).fill(200));
    assert.equal(answers.match(/x{300000}/g)?.length, 16);
  });

  test("seventeen requests at once on one connection get fewer than seventeen responses", async () => {
    const requests = buildRawRequest("/crm").repeat(16) + rawClosingRequest;
    const answers = await sendRawBytes(testServerOrigin, requests).catch(() => "");
    assert.ok(parseStatuses(answers).length < 17, answers);
  });
});

describe("conditional requests and HEAD", () => {
  const brotli = { "Accept-Encoding": "br" };
  const statusOf = async (headers: Record<string, string>, path = "/crm") =>
    (await sendTestRequest(path, headers)).status;

  test("If-None-Match gets 304 for *, and for the ETag of the same coding, also as a weak ETag or in a list of up to 500 characters", async () => {
    const etag = `${(await sendTestRequest("/crm", brotli)).headers.etag}`;
    const matching = [etag, `W/${etag}`, `"x", ${etag}`, "*", `${'"x",'.repeat(100)}${etag}`];
    // A list of more than 500 characters matches nothing.
    const others = ['"x"', `${'"x",'.repeat(200)}${etag}`];
    for (const sent of [...matching, ...others]) {
      const status = await statusOf({ ...brotli, "If-None-Match": sent });
      assert.deepEqual([sent, status], [sent, matching.includes(sent) ? 304 : 200]);
    }
    assert.equal(await statusOf({ "If-None-Match": etag }), 200, "validator of another coding");
  });

  test("If-Match gets 412 unless it is * or a strong ETag matches, and is evaluated before If-None-Match", async () => {
    const etag = `${(await sendTestRequest("/crm", brotli)).headers.etag}`;
    const ifMatch = (sent: string, more = {}) => statusOf({ ...brotli, "If-Match": sent, ...more });
    for (const sent of [etag, `"x", ${etag}`, "*"])
      assert.deepEqual([sent, await ifMatch(sent)], [sent, 200]);
    for (const sent of ['"x"', `W/${etag}`])
      assert.deepEqual([sent, await ifMatch(sent, { "If-None-Match": etag })], [sent, 412]);
    assert.equal(await ifMatch(etag, { "If-None-Match": etag }), 304);
    assert.equal(await statusOf({ "If-Match": '"x"' }, "/nada"), 404);
  });

  test("the response to HEAD has the headers of the response to GET and no body", async () => {
    for (const path of ["/crm", "/nada", "/crm/", "/healthz"]) {
      const [head, whole] = [await sendTestRequest(path, {}, "HEAD"), await sendTestRequest(path)];
      for (const { headers } of [head, whole]) delete headers.date;
      assert.deepEqual([path, head.status, head.headers], [path, whole.status, whole.headers]);
      assert.equal(head.body.length, 0, path);
    }
  });
});

test("pages, files, redirects and errors have the security and cache headers of their kind", async () => {
  const everywhere = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
  };
  const pageHeaders = {
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": "frame-ancestors 'none'",
    "speculation-rules": '"/speculation-rules.json"',
    "cache-control": "no-cache",
  };
  const framed = { "x-frame-options": "SAMEORIGIN", "content-security-policy": "frame-ancestors 'self'" };
  const fileHeaders = (cacheControl: string) => ({
    "content-security-policy": expectedFilePolicy,
    "cache-control": cacheControl,
  });
  const hour = "public, max-age=3600";
  const expected: Record<string, object> = {
    "/": pageHeaders,
    "/crm": pageHeaders,
    "/nada": pageHeaders,
    "/assets/root-Gone1234.js": pageHeaders,
    // The page /contacto shows /agenda in a frame.
    "/agenda": { ...pageHeaders, ...framed },
    "/robots.txt": fileHeaders(hour),
    "/speculation-rules.json": fileHeaders(hour),
    "/crm/": fileHeaders(hour),
    "/assets/root-D3adB33f.js": fileHeaders("public, max-age=31536000, immutable"),
    "/healthz": fileHeaders("no-store"),
    "/%": fileHeaders("no-cache"),
    // Chromium shows no PDF in a sandbox.
    "/large.pdf": { "content-security-policy": expectedFilePolicy.replace("; sandbox", "") },
  };
  for (const [path, headers] of Object.entries(expected)) {
    const found = (await sendTestRequest(path)).headers;
    assert.partialDeepStrictEqual({ path, ...found }, { path, ...everywhere, ...headers });
    const isPage = "referrer-policy" in headers;
    assert.equal(/camera=\(\), .*microphone=\(\)/.test(`${found["permissions-policy"]}`), isPage, path);
    for (const name of ["x-frame-options", "referrer-policy", "speculation-rules"])
      assert.equal(name in found, isPage, `${path}: ${name}`);
    // A Link header would delay the first paint.
    assert.equal(found.link, undefined, path);
  }
  const refused = await sendTestRequest("/crm", {}, "POST");
  assert.equal(refused.headers["content-security-policy"], expectedFilePolicy);
});

test("the server logs one line per response, also for a request that is not HTTP", async () => {
  const before = serverLogLines.length;
  await sendTestRequest("/crm?a=1");
  await sendTestRequest("/nada", {}, "HEAD");
  await sendRawBytes(testServerOrigin, buildRawRequest("/a%0D%0A", "Connection: close\r\n"));
  await sendRawBytes(testServerOrigin, "nonsense\r\n\r\n");
  const withoutTimes = serverLogLines
    .slice(before)
    .map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z /, "").replace(/\d+ ms$/, "# ms"));
  assert.deepEqual(withoutTimes, [
    "200 GET /crm?a=1 12 bytes # ms",
    "404 HEAD /nada 0 bytes # ms",
    "400 GET /a%0D%0A 12 bytes # ms",
    "400 not HTTP that we speak",
  ]);
});
