import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../src/content/site.ts";
import { getContentType, listHeaders } from "./headers.ts";

const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=63072000",
};
const page = {
  ...everywhere,
  "Content-Security-Policy": "frame-ancestors 'none'",
  "Cache-Control": "no-cache",
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
const asset = { ...file, "Cache-Control": "public, max-age=31536000, immutable" };
const shown = { "Cross-Origin-Resource-Policy": "cross-origin" };
const unsandboxed = {
  ...file,
  "Content-Security-Policy":
    "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'",
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
  assert.deepEqual(list("redirect"), file);
  assert.deepEqual(list("text"), { ...file, "Cache-Control": "no-cache" });
  for (const [path, headers] of [
    ["/robots.txt", file],
    ["/icon-192.png", file],
    ["/assets/root-D3adB33f.js", asset],
    ["/assets/taller.Ab1_Cd2.webp", { ...asset, ...shown }],
    ["/share/crm.png", { ...file, ...shown }],
    ["/sw.js", unsandboxed],
    ["/film.mp4", unsandboxed],
    ["/precios.pdf", unsandboxed],
  ] as const)
    assert.deepEqual(list("file", path), headers, path);
});

test("files have the type of their extension, also with capitals; text is UTF-8", () => {
  const types = ["a.JPG", "a.csv", "a.xlsx", "a.unknown"].map(getContentType);
  assert.deepEqual(types, [
    "image/jpeg",
    "text/csv; charset=utf-8",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/octet-stream",
  ]);
});

test("the setting hsts decides about Strict-Transport-Security, a booking service about the windows of /contacto", () => {
  const preload = listHeaders({ ...site, hsts: "preload" }, "text")["Strict-Transport-Security"];
  assert.equal(preload, "max-age=63072000; includeSubDomains; preload");
  assert.ok(!("Strict-Transport-Security" in listHeaders({ ...site, hsts: "off" }, "text")));
  const booking = { ...site.booking, url: "https://calendly.com/acme/30min" };
  const contact = listHeaders({ ...site, booking }, "page", "/contacto");
  assert.equal(contact["Cross-Origin-Opener-Policy"], "same-origin-allow-popups");
});
