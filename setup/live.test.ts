import assert from "node:assert/strict";
import { test } from "node:test";
import type { sendRequest } from "../deploy/verify/wire.ts";
import { liveChecksBySubject } from "./live.ts";

const check = (subject: string, send: typeof sendRequest, url = "https://www.ejemplo.com") =>
  liveChecksBySubject[subject]?.(new URL(url), send).catch(({ message }: Error) => `falta: ${message}`);
const answer = (status: number, body: string, location?: string) => async () => ({
  status,
  headers: { location },
  body: Buffer.from(body),
});

test("launch-check says when the host changes mail links or scripts", async () => {
  const rocketLoader = "/cdn-cgi/scripts/7d0fa10a/cloudflare-static/rocket-loader.min.js";
  const said = {
    '<a href="mailto:hola@ejemplo.com">': /^como se publicaron$/,
    '<a href="/cdn-cgi/l/email-protection#6a02">': /^falta: .*Email Address Obfuscation/,
    [`<a href="mailto:a@b.c"><script src="${rocketLoader}">`]: /^falta/,
    '<a href="#" class="protected">': /^falta/,
  };
  for (const [html, expected] of Object.entries(said))
    assert.match(`${await check("Enlaces de correo", answer(200, html))}`, expected);
});

test("launch-check asks the name with www and the one without", async () => {
  const fail = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const bare = "https://ejemplo.com";
  const cases: [send: typeof sendRequest, said: RegExp, url?: string][] = [
    [answer(301, "", "https://www.ejemplo.com/"), /^https:\/\/ejemplo.com lleva aquí$/],
    [answer(308, "", "https://ejemplo.com/"), /^https:\/\/www.ejemplo.com lleva aquí$/, bare],
    [answer(301, "", "http://www.ejemplo.com/"), /^falta: .*lleva a http:/],
    [answer(302, "", "https://www.ejemplo.com/"), /^falta: .*302/],
    [answer(200, "otro sitio"), /^falta: .*responde 200/],
    [fail("ERR_TLS_CERT_ALTNAME_INVALID"), /^falta: https:\/\/ejemplo.com no responde: ERR_TLS/],
    [fail("ENOTFOUND"), /^falta/],
    [fail("ENOTFOUND"), /no existe$/, bare],
  ];
  for (const [send, said, url] of cases) assert.match(`${await check("Con www y sin www", send, url)}`, said);
});
