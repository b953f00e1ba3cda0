import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { live } from "./live.ts";

/** Asks a server of this machine, by http, and gives the state of each row. */
async function statesOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const begun: string[] = [];
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const rows = await live(url, (subject) => begun.push(subject));
  server.closeAllConnections();
  server.close();
  assert.deepEqual(
    begun,
    rows.map(({ subject }) => subject),
  );
  return Object.fromEntries(rows.map(({ subject, state }) => [subject, state]));
}

const headers = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "frame-ancestors 'none'",
};

test("a good host passes in all but what plain http cannot have", async () => {
  const states = await statesOf(({ url = "", headers: { host } }, response) => {
    const origin = `http://${host}`;
    const known: Record<string, string> = {
      "/": `<link rel="canonical" href="${origin}/">`,
      "/sitemap.xml": `<loc>${origin}/</loc><loc>${origin}/crm</loc>`,
      "/crm": "CRM",
    };
    response.writeHead(known[url] ? 200 : 404, headers).end(known[url]);
  });
  assert.deepEqual(states, {
    "http lleva a https": "falta",
    Certificado: "falta",
    "Cabeceras de seguridad": "listo",
    "Página que no existe": "listo",
    "Mapa del sitio": "listo",
    "Dirección canónica": "listo",
  });
});

test("a host that answers everything with the home page, without headers, fails in all", async () => {
  const states = await statesOf((_, response) =>
    response.end('<link rel="canonical" href="https://other.example/"><loc>https://other.example/</loc>'),
  );
  assert.deepEqual(new Set(Object.values(states)), new Set(["falta"]));
});

test("a page of the map that does not answer is found", async () => {
  const states = await statesOf(({ url = "", headers: { host } }, response) => {
    response
      .writeHead(url === "/crm" ? 500 : 200)
      .end(`<loc>http://${host}/</loc><loc>http://${host}/crm</loc>`);
  });
  assert.equal(states["Mapa del sitio"], "falta");
});
