import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, describe, test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createSiteServer } from "./serve.ts";

const folder = mkdtempSync(join(tmpdir(), "serve-"));
const root = join(folder, "site");
const outside = "nothing to see";

const files: Record<string, string | Buffer> = {
  "index.html": "<h1>Inicio</h1>",
  "crm.html": "<h1>CRM</h1>",
  "crm.html.br": brotliCompressSync("<h1>CRM</h1>"),
  "crm.html.gz": gzipSync("<h1>CRM</h1>"),
  "año.html": "<h1>Año</h1>",
  "404.html": "<h1>No está</h1>",
  "404.html.gz": gzipSync("<h1>No está</h1>"),
  "speculation-rules.json": "{}",
  "other.json": "{}",
  "robots.txt": "User-agent: *",
  "llms.md": "# Texto",
  "archivo.gz": "no twin of anything",
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

/** Bytes that no client would send; everything that comes back, as text. */
async function raw(text: string): Promise<string> {
  const socket = connect(portOf(), "127.0.0.1");
  socket.end(Buffer.from(text, "latin1"));
  let answer = "";
  for await (const chunk of socket) answer += chunk.toString("latin1");
  return answer;
}

before(async () => {
  writeSite(root, files);
  writeFileSync(join(folder, "secret.txt"), outside);
  symlinkSync(join(folder, "secret.txt"), join(root, "link.txt"));
  server = createSiteServer({ root }).listen(0, "127.0.0.1");
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
    ["/archivo.gz", "no twin of anything", "application/octet-stream"],
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
    test(`${path.replace(folder, "")} leads nowhere`, async () => {
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

  const lines: [line: string, status: RegExp][] = [
    ["GET /crm\0 HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["GET /a b HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["GET crm HTTP/1.1", /^HTTP\/1\.1 400 /],
    ["GET", /^HTTP\/1\.1 400 /],
    ["GET /\xff\xfe HTTP/1.1", /^HTTP\/1\.1 40[04] /],
    ["GET /crm/?\xff\xfe HTTP/1.1", /^HTTP\/1\.1 (400|301) /],
    ["BREW /crm HTTP/1.1", /^HTTP\/1\.1 400 /],
    [`GET /${"x".repeat(20_000)} HTTP/1.1`, /^HTTP\/1\.1 431 /],
  ];
  for (const [line, status] of lines) {
    test(`${JSON.stringify(line.slice(0, 40))} gets ${status.source}`, async () => {
      assert.match(await raw(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`), status);
    });
  }

  test("the server still answers after them", async () => {
    assert.equal((await get("/")).status, 200);
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
  test("each is the twin's own bytes, with its own validator", async () => {
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

  test("weights are honoured, also on the page for unknown addresses", async () => {
    const refused = await get("/crm", { "Accept-Encoding": "br;q=0, gzip;q=0.5" });
    assert.equal(refused.headers["content-encoding"], "gzip");
    const unknown = await get("/nada", { "Accept-Encoding": "gzip, br" });
    assert.deepEqual([unknown.status, unknown.headers["content-encoding"]], [404, "gzip"]);
  });

  test("a file without twins does not vary", async () => {
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
    ["/robots.txt", "public, max-age=3600"],
    ["/speculation-rules.json", "public, max-age=3600"],
  ];
  for (const [path, value] of lifetimes) {
    test(`${path}: ${value}`, async () => assert.equal((await get(path)).headers["cache-control"], value));
  }

  test("a validator that matches gets 304 without a body", async () => {
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

  test("a list of validators longer than any browser's is not looked through", async () => {
    const { headers } = await get("/crm");
    const after = (others: number) =>
      get("/crm", { "If-None-Match": `${'"x",'.repeat(others)}${headers.etag}` });
    assert.equal((await after(100)).status, 304);
    assert.equal((await after(200)).status, 200);
  });

  test("another validator, or that of another encoding, gets the whole file", async () => {
    const { headers } = await get("/crm", { "Accept-Encoding": "br" });
    assert.equal((await get("/crm", { "If-None-Match": '"x"' })).status, 200);
    assert.equal((await get("/crm", { "If-None-Match": headers.etag })).status, 200);
    assert.equal((await get("/nada", { "If-None-Match": "*" })).status, 404);
  });
});

describe("headers", () => {
  const expected = {
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  };
  const ofPages = {
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": "frame-ancestors 'self'",
  };
  for (const path of ["/", "/assets/root-D3adB33f.js", "/nada", "/crm/", "/%"]) {
    test(`${path} carries those of every answer`, async () => {
      const { headers } = await get(path);
      assert.partialDeepStrictEqual(headers, expected);
    });
  }
  for (const path of ["/", "/crm", "/nada"]) {
    test(`${path} carries those of pages`, async () => {
      const { headers } = await get(path);
      assert.partialDeepStrictEqual(headers, ofPages);
      assert.match(String(headers["permissions-policy"]), /camera=\(\), .*microphone=\(\)/);
    });
  }

  test("a script carries none of those of pages, which would outweigh it", async () => {
    const { headers } = await get("/assets/root-D3adB33f.js");
    for (const name of [...Object.keys(ofPages), "permissions-policy"])
      assert.equal(headers[name], undefined, name);
  });

  test("pages name the speculation rules, other files do not", async () => {
    assert.equal((await get("/crm")).headers["speculation-rules"], '"/speculation-rules.json"');
    assert.equal((await get("/robots.txt")).headers["speculation-rules"], undefined);
  });

  test("no header asks for the font, which would hold the first paint back", async () => {
    for (const path of ["/crm", "/no-existe"]) assert.equal((await get(path)).headers.link, undefined);
  });
});

describe("a site without the optional files", () => {
  test("names no speculation rules and says in plain text what it does not find", async () => {
    const bare = join(folder, "bare");
    writeSite(bare, { "index.html": "<h1>Inicio</h1>" });
    const other = createSiteServer({ root: bare }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const home = await get("/", {}, "GET", portOf(other));
    assert.deepEqual([home.status, home.headers["speculation-rules"]], [200, undefined]);
    const missing = await get("/nada", {}, "GET", portOf(other));
    assert.deepEqual([missing.status, missing.headers["content-type"]], [404, "text/plain; charset=utf-8"]);
    other.close();
  });

  test("a folder that is not there is an error at once", () => {
    assert.throws(() => createSiteServer({ root: join(folder, "gone") }), { code: "ENOENT" });
  });
});
