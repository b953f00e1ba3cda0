import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { site as ownSite } from "../site.config.ts";
import type { SiteConfig } from "../site.schema.ts";
import { createSiteServer } from "./serve.ts";

const config: SiteConfig = {
  ...ownSite,
  hsts: "host",
  redirects: { "/servicios/Viejo.php": "/crm" },
  booking: { ...ownSite.booking, url: undefined },
};
const folder = mkdtempSync(join(tmpdir(), "serve-"));
const root = join(folder, "site");
const outside = "nothing to see";

const files: Record<string, string | Buffer> = {
  "index.html": "<h1>Inicio</h1>",
  "crm.html": "<h1>CRM</h1>",
  "agenda.html": "<h1>Agenda</h1>",
  "crm.html.br": brotliCompressSync("<h1>CRM</h1>"),
  "crm.html.gz": gzipSync("<h1>CRM</h1>"),
  "año.html": "<h1>Año</h1>",
  "404.html": "<h1>No está</h1>",
  "large.pdf": Buffer.alloc(300_000, "x"),
  "404.html.gz": gzipSync("<h1>No está</h1>"),
  "speculation-rules.json": "{}",
  "other.json": "{}",
  "robots.txt": "User-agent: *",
  "llms.md": "# Texto",
  "archivo.gz": "no other file compressed",
  "assets/root-D3adB33f.js": "1",
  "assets/root-D3adB33f.js.br": brotliCompressSync("1"),
  ".env": outside,
  ".git/config": outside,
  "assets/font-0f0f0f0f.woff2": "letters",
  "assets/.hidden": outside,
  ".well-known/security.txt": "Contact: mailto:hola@example.com",
  ".well-known/.hidden": outside,
};

function writeSite(at: string, content: typeof files): void {
  for (const [path, bytes] of Object.entries(content)) {
    mkdirSync(dirname(join(at, path)), { recursive: true });
    writeFileSync(join(at, path), bytes);
  }
}

interface Got {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** What the server logged, oldest first. */
const lines: string[] = [];
let server: ReturnType<typeof createSiteServer>;
const portOf = (of = server) => (of.address() as AddressInfo).port;

/** One request with the path sent exactly as given, which fetch() would tidy up. */
async function get(path: string, headers = {}, method = "GET", port = portOf()): Promise<Got> {
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false });
  sent.end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

/** Bytes that no client would send; everything that comes back until the server closes, as text. */
async function raw(sent: string, ends = true): Promise<string> {
  const socket = connect(portOf(), "127.0.0.1");
  socket.setTimeout(5000, () => socket.destroy(new Error("the server said nothing for 5 s")));
  socket.write(Buffer.from(sent, "latin1"));
  if (ends) socket.end();
  let answer = "";
  for await (const chunk of socket) answer += chunk.toString("latin1");
  return answer;
}

const statuses = (answers: string) =>
  [...answers.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

before(async () => {
  writeSite(root, files);
  writeFileSync(join(folder, "secret.txt"), outside);
  symlinkSync(join(folder, "secret.txt"), join(root, "link.txt"));
  server = createSiteServer({ root, config, log: (line) => lines.push(line) }).listen(0, "127.0.0.1");
  await once(server, "listening");
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe("addresses", () => {
  const served: [path: string, body: string, type: string][] = [
    ["/", "<h1>Inicio</h1>", "text/html; charset=utf-8"],
    ["/crm", "<h1>CRM</h1>", "text/html; charset=utf-8"],
    ["/crm?utm_source=a&b", "<h1>CRM</h1>", "text/html; charset=utf-8"],
    ["/%63rm", "<h1>CRM</h1>", "text/html; charset=utf-8"],
    ["/a%C3%B1o", "<h1>Año</h1>", "text/html; charset=utf-8"],
    ["http://www.example.com/crm?a", "<h1>CRM</h1>", "text/html; charset=utf-8"],
    ["http://www.example.com", "<h1>Inicio</h1>", "text/html; charset=utf-8"],
    ["/assets/root-D3adB33f.js", "1", "text/javascript; charset=utf-8"],
    ["/robots.txt", "User-agent: *", "text/plain; charset=utf-8"],
    ["/llms.md", "# Texto", "text/markdown; charset=utf-8"],
    ["/other.json", "{}", "application/json; charset=utf-8"],
    ["/speculation-rules.json", "{}", "application/speculationrules+json"],
    ["/.well-known/security.txt", "Contact: mailto:hola@example.com", "text/plain; charset=utf-8"],
    ["/archivo.gz", "no other file compressed", "application/octet-stream"],
  ];
  for (const [path, body, type] of served) {
    test(`${path} is served as ${type}`, async () => {
      const got = await get(path);
      assert.deepEqual([got.status, got.body.toString(), got.headers["content-type"]], [200, body, type]);
      assert.equal(got.headers["content-length"], String(Buffer.byteLength(body)));
    });
  }

  const redirects: [path: string, location: string][] = [
    ["/crm.html", "/crm"],
    ["/crm/", "/crm"],
    ["/crm%2F", "/crm"],
    ["/crm/index", "/crm"],
    ["/crm/index.html", "/crm"],
    ["/index.html", "/"],
    ["/index", "/"],
    ["/crm/?utm_source=a&b=%20", "/crm?utm_source=a&b=%20"],
    ["/crm.html?next=//evil.example/", "/crm?next=//evil.example/"],
    ["/a%C3%B1o/", "/a%C3%B1o"],
    ["//", "/"],
    ["/crm//", "/crm"],
    ["/CRM", "/crm"],
    ["/Crm.HTML?a=B", "/crm?a=B"],
    ["/servicios/viejo.php", "/crm"],
    ["/Servicios/VIEJO.php//?a=B", "/crm?a=B"],
  ];
  for (const [path, location] of redirects) {
    test(`${path} moves to ${location}`, async () => {
      const got = await get(path);
      assert.deepEqual([got.status, got.headers.location], [301, location]);
    });
  }

  const unknown = [
    ...String.raw`
      /nada /NADA /404 /404.html /404/ /ROBOTS.TXT /robots.txt/ /assets /assets/ /crm.html.br /crm.html.gz
      /assets/root-D3adB33f.js.br /link.txt /.env /.git/config /assets/.hidden /.well-known/.hidden
      /%2eenv //evil.example/ //evil.example/%2f.. //evil.example/crm.html /\evil.example/
      /%5cevil.example/ /__proto__ /constructor /crm#x
    `
      .split(/\s+/)
      .filter(Boolean),
    `/${"x".repeat(4000)}`,
  ];
  for (const path of unknown) {
    test(`${path.slice(0, 40)} is not found`, async () => {
      const got = await get(path);
      assert.deepEqual([got.status, got.headers.location], [404, undefined]);
      assert.equal(got.body.toString(), "<h1>No está</h1>");
      assert.equal(got.headers["cache-control"], "no-cache");
      assert.equal(got.headers.etag, undefined);
    });
  }

  const traversals = [
    ...String.raw`
      /../secret.txt /assets/../../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /%2e%2e%2fsecret.txt
      /%252e%252e%252fsecret.txt /..\secret.txt /..%5csecret.txt /.well-known/../../secret.txt
      /....//secret.txt /%c0%ae%c0%ae/secret.txt /..;/secret.txt
    `
      .split(/\s+/)
      .filter(Boolean),
    join(folder, "secret.txt"),
  ];
  for (const path of traversals) {
    test(`${path.replace(folder, "")} stays inside the site`, async () => {
      const got = await get(path);
      assert.ok(got.status === 404 || got.status === 400, `status ${got.status}`);
      assert.ok(!got.body.includes(outside));
    });
  }
});

describe("requests that are malformed", () => {
  for (const path of [
    "/%",
    "/%zz",
    "/%c3",
    "/crm%00",
    "/crm%00.html",
    "/crm%0A",
    "/%09/evil.example/",
    "/a%e2%80%a8b",
    "*",
  ]) {
    test(`${path} is a bad request`, async () => {
      const got = await get(path);
      assert.equal(got.status, 400);
      assert.equal(got.headers["x-content-type-options"], "nosniff");
    });
  }

  const requestLines: [line: string, status: RegExp][] = [
    ["GET /crm\0 HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["GET /a b HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["GET crm HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["GET", /^HTTP\/1\.1 400 /],
    ["GET /\xff\xfe HTTP/1.1", /^HTTP\/1\.1 40[04] /],
    ["GET /crm/?\xff\xfe HTTP/1.1", /^HTTP\/1\.1 (400|301) /],
    ["GET /crm HTTP/2.0", /^HTTP\/1\.1 505 /],
    ["GET /crm HTTP/0.9", /^HTTP\/1\.1 505 /],
    ["BREW /crm HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["CONNECT example.com:443 HTTP/1.1", /^HTTP\/1\.1 405 /],
    [`GET /${"x".repeat(20_000)} HTTP/1.1`, /^HTTP\/1\.1 431 /],
  ];
  for (const [line, status] of requestLines) {
    test(`${JSON.stringify(line.slice(0, 40))} gets ${status.source}`, async () => {
      assert.match(await raw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`), status);
    });
  }

  const headerLines: [what: string, lines: string, status: number][] = [
    ["no Host", "", 400],
    ["two Hosts", "Host: a\r\nHost: a\r\n", 400],
    ["two Hosts, the second after 98 headers", `Host: a\r\n${"x: y\r\n".repeat(98)}Host: b\r\n`, 400],
    ["a hundred headers", `Host: a\r\n${"x: y\r\n".repeat(99)}`, 200],
    ["more than a hundred headers", `Host: a\r\n${"x: y\r\n".repeat(100)}`, 431],
    ["two Hosts, the second after 1,500 headers", `Host: a\r\n${"x: y\r\n".repeat(1500)}Host: b\r\n`, 431],
    ["an empty Host", "Host:\r\n", 400],
    ["a Host with a path", "Host: a/b\r\n", 400],
    ["a Host with a user", "Host: a@b\r\n", 400],
    ["a list of Hosts", "Host: a, b\r\n", 400],
    ["a port without a Host", "Host: :80\r\n", 400],
    ["a name and a port", "Host: www.example.com:3000\r\n", 200],
    ["an address of version 6", "Host: [::1]:3000\r\n", 200],
    [
      "two codings in two lines",
      "Host: a\r\nTransfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n",
      400,
    ],
    ["two codings in one line", "Host: a\r\nTransfer-Encoding: gzip, chunked\r\n", 400],
    ["a length and a coding", "Host: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n", 400],
    ["a coding that is unknown", "Host: a\r\nTransfer-Encoding: gzip\r\n", 400],
    ["chunks", "Host: a\r\nTransfer-Encoding: Chunked\r\n", 200],
  ];
  for (const [what, sent, status] of headerLines) {
    test(`${what} gets ${status}${status !== 200 ? ", and nothing after it is read" : ""}`, async () => {
      const chunks = /transfer-encoding/i.test(sent) ? "0\r\n\r\n" : "";
      const one = `GET /crm HTTP/1.1\r\n${sent}\r\n${chunks}`;
      const answers = await raw(`${one}GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, false);
      assert.deepEqual(statuses(answers), status === 200 ? [200, 200] : [status]);
      if (status !== 200) assert.match(answers, /\r\nConnection: close\r\n/);
    });
  }

  test("HTTP/1.0 needs no Host, and may not send chunks", async () => {
    assert.deepEqual(statuses(await raw("GET /crm HTTP/1.0\r\n\r\n", false)), [200]);
    const chunked = "GET /crm HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    assert.deepEqual(statuses(await raw(chunked, false)), [400]);
  });

  test("answers earlier requests in order before the error", async () => {
    const good = "GET /crm HTTP/1.1\r\nHost: a\r\n\r\n";
    const answers = await raw(`${good.repeat(3)}GET /crm\0 HTTP/1.1\r\n\r\n`, false);
    assert.deepEqual(statuses(answers), [200, 200, 200, 400]);
    assert.equal(answers.split("<h1>CRM</h1>").length, 4);
  });

  test("parser errors have the headers of every answer", async () => {
    const answers = await raw("GET /crm\0 HTTP/1.1\r\n\r\n", false);
    assert.match(answers, /\r\nX-Content-Type-Options: nosniff\r\n/);
    assert.match(answers, /\r\nStrict-Transport-Security: max-age=63072000\r\n/);
    assert.match(answers, /\r\nContent-Length: 12\r\n.*\r\n\r\nBad Request\n$/s);
  });

  test("never sends 100 Continue", async () => {
    const first = "GET /crm HTTP/1.1\r\nHost: a\r\n\r\n";
    const expecting = (what: string) =>
      `POST /crm HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: ${what}\r\n\r\n`;
    for (const what of ["100-continue", "200-ok"]) {
      const answers = await raw(first + expecting(what), false);
      assert.deepEqual(statuses(answers), [200, 405]);
      assert.match(answers, /\r\nContent-Length: 12\r\n.*?\r\n\r\n<h1>CRM<\/h1>HTTP\/1\.1 405 /s);
      assert.match(answers, /\r\nConnection: close\r\n/i);
    }
  });

  test("declines an Upgrade and closes the connection", async () => {
    const upgrade = "GET /crm HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n";
    const answers = await raw(`${upgrade}GET / HTTP/1.1\r\nHost: a\r\n\r\n`, false);
    assert.deepEqual(statuses(answers), [200]);
    assert.match(answers, /\r\nConnection: close\r\n/i);
  });
});

describe("pipelined requests", () => {
  const one = `GET /large.pdf HTTP/1.1\r\nHost: a\r\nX: ${"y".repeat(300)}\r\n\r\n`;

  test("answers sixteen in order, however late the client reads", async () => {
    const socket = connect(portOf(), "127.0.0.1").pause();
    socket.write(`${one.repeat(15)}${one.replace("X:", "Connection: close\r\nX:")}`);
    await delay(300);
    const answers = await text(socket);
    assert.deepEqual(statuses(answers), Array(16).fill(200));
    assert.equal(answers.match(/x{300000}/g)?.length, 16);
  });

  test("closes the connection at the seventeenth", async () => {
    const short = "GET /crm HTTP/1.1\r\nHost: a\r\n\r\n";
    const last = "GET /crm HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    assert.equal(statuses(await raw(short.repeat(15) + last)).length, 16);
    assert.ok(statuses(await raw(short.repeat(16) + last).catch(() => "")).length < 17);
  });
});

describe("methods", () => {
  test("HEAD has the headers of GET and no body", async () => {
    for (const path of ["/crm", "/nada", "/crm/"]) {
      const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
      for (const got of [head, whole]) delete got.headers.date;
      assert.deepEqual([head.status, head.headers], [whole.status, whole.headers]);
      assert.equal(head.body.length, 0);
    }
  });

  for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"]) {
    test(`${method} is not allowed`, async () => {
      const got = await get("/crm", {}, method);
      assert.deepEqual([got.status, got.headers.allow], [405, "GET, HEAD"]);
      assert.equal(got.headers["cache-control"], "no-cache");
    });
  }
});

describe("encodings", () => {
  test("each encoding has the bytes and ETag of its own file", async () => {
    const br = await get("/crm", { "Accept-Encoding": "gzip, deflate, br" });
    const gzip = await get("/crm", { "Accept-Encoding": "gzip" });
    const identity = await get("/crm");
    assert.deepEqual(br.body, files["crm.html.br"]);
    assert.deepEqual(gzip.body, files["crm.html.gz"]);
    assert.deepEqual(
      [br, gzip, identity].map((got) => got.headers["content-encoding"]),
      ["br", "gzip", undefined],
    );
    for (const got of [br, gzip, identity]) {
      assert.equal(got.headers.vary, "Accept-Encoding");
      assert.equal(got.headers["content-type"], "text/html; charset=utf-8");
      assert.match(String(got.headers.etag), /^"[^"]+"$/);
    }
    assert.equal(new Set([br, gzip, identity].map((got) => got.headers.etag)).size, 3);
  });

  test("the 404 page is compressed too", async () => {
    const unknown = await get("/nada", { "Accept-Encoding": "gzip, br" });
    assert.deepEqual([unknown.status, unknown.headers["content-encoding"]], [404, "gzip"]);
  });

  test("a file without compressed copies has no Vary header", async () => {
    const got = await get("/robots.txt", { "Accept-Encoding": "gzip, br" });
    assert.deepEqual([got.headers["content-encoding"], got.headers.vary], [undefined, undefined]);
  });
});

describe("caching", () => {
  const lifetimes: [path: string, value: string][] = [
    ["/", "no-cache"],
    ["/crm", "no-cache"],
    ["/assets/root-D3adB33f.js", "public, max-age=31536000, immutable"],
    ["/assets/root-Gone1234.js", "no-cache"],
    ["/crm/", "public, max-age=3600"],
    ["/robots.txt", "public, max-age=3600"],
    ["/speculation-rules.json", "public, max-age=3600"],
  ];
  for (const [path, value] of lifetimes) {
    test(`${path}: ${value}`, async () => assert.equal((await get(path)).headers["cache-control"], value));
  }

  test("a matching If-None-Match gets 304 without a body", async () => {
    const { headers } = await get("/crm", { "Accept-Encoding": "br" });
    for (const sent of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, "*"]) {
      const got = await get("/crm", { "Accept-Encoding": "br", "If-None-Match": sent });
      assert.deepEqual([got.status, got.body.length], [304, 0]);
      assert.equal(got.headers.etag, headers.etag);
      assert.equal(got.headers.vary, "Accept-Encoding");
      assert.equal(got.headers["cache-control"], "no-cache");
      assert.equal(got.headers["content-length"], undefined);
    }
  });

  test("ignores a list of validators longer than 500 characters", async () => {
    const { headers } = await get("/crm");
    const after = (others: number) =>
      get("/crm", { "If-None-Match": `${'"x",'.repeat(others)}${headers.etag}` });
    assert.equal((await after(100)).status, 304);
    assert.equal((await after(200)).status, 200);
  });

  test("another ETag, or that of another encoding, gets the whole file", async () => {
    const { headers } = await get("/crm", { "Accept-Encoding": "br" });
    assert.equal((await get("/crm", { "If-None-Match": '"x"' })).status, 200);
    assert.equal((await get("/crm", { "If-None-Match": headers.etag })).status, 200);
    assert.equal((await get("/nada", { "If-None-Match": "*" })).status, 404);
  });

  test("an If-Match that does not match gets 412", async () => {
    const { headers } = await get("/crm", { "Accept-Encoding": "br" });
    const asked = (ifMatch: string | undefined, more = {}) =>
      get("/crm", { "Accept-Encoding": "br", "If-Match": ifMatch, ...more });
    for (const sent of [headers.etag, `"x", ${headers.etag}`, "*"])
      assert.equal((await asked(sent)).status, 200);
    for (const sent of ['"x"', `W/${headers.etag}`]) {
      const got = await asked(sent, { "If-None-Match": headers.etag });
      assert.deepEqual([got.status, got.headers["cache-control"]], [412, "no-cache"]);
    }
    assert.equal((await asked(headers.etag, { "If-None-Match": headers.etag })).status, 304);
    assert.equal((await get("/nada", { "If-Match": '"x"' })).status, 404);
  });

  test("ignores Range and sends the whole file", async () => {
    const { headers } = await get("/robots.txt");
    assert.equal(headers["accept-ranges"], "none");
    for (const range of ["bytes=0-3", "bytes=-1", "bytes=900-", "bytes=0-1,3-4"]) {
      const got = await get("/robots.txt", { Range: range, "If-Range": headers.etag });
      assert.deepEqual([got.status, got.body.toString()], [200, files["robots.txt"]]);
      assert.equal(got.headers["content-range"], undefined);
    }
  });
});

describe("operation", () => {
  test("/healthz answers 200 with no-store", async () => {
    for (const method of ["GET", "HEAD"]) {
      const got = await get("/healthz", {}, method);
      assert.deepEqual([got.status, got.headers["cache-control"]], [200, "no-store"]);
      assert.equal(got.body.toString(), method === "GET" ? "ok\n" : "");
    }
    assert.equal((await get("/healthz/")).status, 404);
  });

  test("logs one line an answer", async () => {
    const before = lines.length;
    await get("/crm?a=1");
    await get("/nada", {}, "HEAD");
    await raw("GET /a%0D%0A HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    await raw("nonsense\r\n\r\n");
    assert.deepEqual(
      lines
        .slice(before)
        .map((line) => line.replace(/^\d{4}-\d\d-\d\dT[\d:.]+Z /, "").replace(/\d+ ms$/, "# ms")),
      [
        "200 GET /crm?a=1 12 bytes # ms",
        "404 HEAD /nada 0 bytes # ms",
        "400 GET /a%0D%0A 12 bytes # ms",
        "400 not HTTP that we speak",
      ],
    );
  });
});

describe("headers", () => {
  const expected = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000",
  };
  const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
  const ofPages = {
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "content-security-policy": "frame-ancestors 'none'",
  };
  for (const path of ["/", "/assets/root-D3adB33f.js", "/nada", "/crm/", "/%"]) {
    test(`${path} has the headers of every answer`, async () => {
      const { headers } = await get(path);
      assert.partialDeepStrictEqual(headers, expected);
    });
  }
  for (const path of ["/", "/crm", "/nada"]) {
    test(`${path} has the headers of pages`, async () => {
      const { headers } = await get(path);
      assert.partialDeepStrictEqual(headers, ofPages);
      assert.match(String(headers["permissions-policy"]), /camera=\(\), .*microphone=\(\)/);
    });
  }

  test("only /agenda may be framed, and only by this site", async () => {
    const { headers } = await get("/agenda");
    assert.equal(headers["x-frame-options"], "SAMEORIGIN");
    assert.equal(headers["content-security-policy"], "frame-ancestors 'self'");
    assert.equal(headers["referrer-policy"], ofPages["referrer-policy"]);
  });

  test("a script has none of the headers of pages", async () => {
    const { headers } = await get("/assets/root-D3adB33f.js");
    const { "content-security-policy": _, ...others } = ofPages;
    for (const name of [...Object.keys(others), "permissions-policy"])
      assert.equal(headers[name], undefined, name);
  });

  test("a PDF has the file policy without sandbox, in which Chromium shows no PDF", async () => {
    const { headers } = await get("/large.pdf");
    assert.equal(headers["content-security-policy"], filePolicy.replace("; sandbox", ""));
  });

  for (const path of ["/robots.txt", "/assets/root-D3adB33f.js", "/crm/", "/healthz", "/%"]) {
    test(`${path} has the file policy`, async () => {
      assert.equal((await get(path)).headers["content-security-policy"], filePolicy);
    });
  }

  test("parser errors and 405 have the file policy", async () => {
    const refused = await raw("GET /crm\0 HTTP/1.1\r\n\r\n", false);
    assert.ok(refused.includes(`\r\nContent-Security-Policy: ${filePolicy}\r\n`), refused);
    assert.equal((await get("/crm", {}, "POST")).headers["content-security-policy"], filePolicy);
  });

  test("pages name the speculation rules, other files do not", async () => {
    assert.equal((await get("/crm")).headers["speculation-rules"], '"/speculation-rules.json"');
    assert.equal((await get("/robots.txt")).headers["speculation-rules"], undefined);
  });

  test("no Link header preloads the font", async () => {
    for (const path of ["/crm", "/no-existe"]) assert.equal((await get(path)).headers.link, undefined);
  });
});

describe("a site without the optional files", () => {
  test("answers 404 in plain text", async () => {
    const bare = join(folder, "bare");
    writeSite(bare, { "index.html": "<h1>Inicio</h1>" });
    const other = createSiteServer({ root: bare }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const missing = await get("/nada", {}, "GET", portOf(other));
    assert.deepEqual([missing.status, missing.headers["content-type"]], [404, "text/plain; charset=utf-8"]);
    other.close();
  });

  test("throws when the folder does not exist", () => {
    assert.throws(() => createSiteServer({ root: join(folder, "gone") }), { code: "ENOENT" });
  });
});
