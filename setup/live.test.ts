import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { createSiteServer } from "../server/serve.ts";
import { site } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { listenOnFreePort } from "../tests/listen.ts";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { runLiveChecks } from "./live.ts";

/**
 * Runs the live checks against a local server, by http.
 * @param createServerFor creates the server for the given origin
 * @returns the rows of the results, by subject
 */
async function runLiveChecksOnServer(createServerFor: (origin: string) => Server) {
  const free = createServer();
  const origin = await listenOnFreePort(free);
  await once(free.close(), "close");
  const server = createServerFor(origin).listen(Number(new URL(origin).port), "127.0.0.1");
  await once(server, "listening");
  const started: string[] = [];
  const rows = await runLiveChecks(new URL(origin), (subject) => started.push(subject));
  server.closeAllConnections();
  server.close();
  const bySubject = Object.fromEntries(rows.map(({ subject, ...row }) => [subject, row]));
  assert.deepEqual(started, Object.keys(bySubject));
  return bySubject;
}

/** Creates the server of a small site that passes the live checks by http, unless `config` spoils one. */
function createValidSiteServer(origin: string, config: SiteConfig): Server {
  const script = "assets/boot-0a1b2c3d.js";
  const compressed: Record<string, string> = {
    "index.html": `<link rel="canonical" href="${origin}/"><script src="/${script}"></script>`,
    "contacto.html": "Contacto",
    "404.html": "No está",
    [script]: "1",
  };
  const copies = Object.entries(compressed).flatMap(([path, text]) => [
    [`${path}.br`, brotliCompressSync(text)],
    [`${path}.gz`, gzipSync(text)],
  ]);
  const folder = createDisposableTemporaryFolder({
    ...compressed,
    ...Object.fromEntries(copies),
    "robots.txt": "User-agent: *",
    "sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/contacto</loc>`,
  });
  return createSiteServer({ root: folder.path, config }).once("close", () => folder.remove());
}

test("a correct host passes all live checks except that of the certificate, which plain http does not have", async () => {
  const { Certificado: certificate, ...rows } = await runLiveChecksOnServer((origin) =>
    createValidSiteServer(origin, site),
  );
  assert.equal(certificate?.state, "falta");
  const failed = Object.values(rows).filter(({ state }) => state !== "listo");
  assert.deepEqual(failed, []);
  assert.match(rows["Respuestas del servidor"]?.detail ?? "", /^\d{2,} como se esperan$/);
});

test("a host without Strict-Transport-Security fails the check of responses, whose row names the header", async () => {
  const config = { ...site, hsts: "off" } as const;
  const rows = await runLiveChecksOnServer((origin) => createValidSiteServer(origin, config));
  const { state, detail = "" } = rows["Respuestas del servidor"] ?? {};
  assert.equal(state, "falta");
  assert.match(detail, /Strict-Transport-Security/);
});

test("a host that answers every address with one page of another site fails every live check; that of the certificate, because the test server is http", async () => {
  const rows = await runLiveChecksOnServer(() =>
    createServer((_, response) =>
      response.end('<link rel="canonical" href="https://other.example/"><loc>https://other.example/</loc>'),
    ),
  );
  assert.deepEqual(new Set(Object.values(rows).map(({ state }) => state)), new Set(["falta"]));
});
