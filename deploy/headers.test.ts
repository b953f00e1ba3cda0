import assert from "node:assert/strict";
import { test } from "node:test";
import { firm } from "../src/content/firm/firm.ts";
import { read } from "../src/site-content.ts";
import { listHeaders } from "./headers.ts";

const site = read(firm);

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000",
};
const page = {
  ...everywhere,
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cache-Control": "no-cache, no-transform",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Speculation-Rules": '"/speculation-rules.json"',
};
const file = {
  ...everywhere,
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "Cache-Control": "public, max-age=3600",
};

test("pages, files, redirects and texts have the headers of their kind, in words of their own", () => {
  const list = (...args: [kind: "page" | "file" | "redirect" | "text", path?: string]) =>
    listHeaders({ ...site, hsts: "host", booking: { ...site.booking, url: undefined } }, ...args);
  const { "Permissions-Policy": denied = "", ...home } = list("page", "/");
  assert.match(denied, /^accelerometer=\(\), camera=\(\), .*microphone=\(\), midi=\(\), payment=\(\)/);
  assert.deepEqual(home, page);
  // The page /contacto shows /agenda in a frame.
  assert.partialDeepStrictEqual(list("page", "/agenda"), {
    ...page,
    "X-Frame-Options": "SAMEORIGIN",
    "Content-Security-Policy": "frame-ancestors 'self'",
  });
  assert.deepEqual(list("file", "/robots.txt"), file);
  assert.deepEqual(list("file", "/assets/root-D3adB33f.js"), {
    ...file,
    "Cache-Control": "public, max-age=31536000, immutable",
  });
  assert.deepEqual(list("redirect"), file);
  assert.deepEqual(list("text"), { ...file, "Cache-Control": "no-cache" });
});

test("the setting hsts decides about Strict-Transport-Security, a booking service about the windows of /contacto", () => {
  const preload = listHeaders({ ...site, hsts: "preload" }, "text")["Strict-Transport-Security"];
  assert.equal(preload, "max-age=63072000; includeSubDomains; preload");
  assert.ok(!("Strict-Transport-Security" in listHeaders({ ...site, hsts: "off" }, "text")));
  const booking = { ...site.booking, url: "https://calendly.com/acme/30min" };
  const contact = listHeaders({ ...site, booking }, "page", "/contacto");
  assert.equal(contact["Cross-Origin-Opener-Policy"], "same-origin-allow-popups");
});
