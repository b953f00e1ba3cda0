import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../tests/shared-content.ts";
import { getContentType, listHeaders } from "./headers.ts";

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

test("other sites may show photos of the feed and pictures for chats; films, PDFs and workers have no sandbox; no other file does", () => {
  const sandbox = file["Content-Security-Policy"];
  const open = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";
  for (const [paths, resourcePolicy, contentPolicy] of [
    ["/assets/taller.a1.webp /assets/taller.a1.avif /share/crm.png", "cross-origin", sandbox],
    ["/assets/root.a1.js /assets/logo.a1.svg /icon-192.png /archivo.jpg", "same-origin", sandbox],
    ["/demo.mp4 /demo.webm /lista.pdf /sw.js /service-worker.js /ngsw-worker.js", "same-origin", open],
  ] as const)
    for (const path of paths.split(" ")) {
      const headers = listHeaders(site, "file", path);
      const found = [headers["Cross-Origin-Resource-Policy"], headers["Content-Security-Policy"]];
      assert.deepEqual(found, [resourcePolicy, contentPolicy], path);
    }
});

test("files as owners add them have the types that browsers and programs know", () => {
  for (const [path, type] of Object.entries({
    "a.gif": "image/gif",
    "a.mp4": "video/mp4",
    "a.ics": "text/calendar; charset=utf-8",
    "a.csv": "text/csv; charset=utf-8",
    "a.docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "a.JPG": "image/jpeg",
    "a.epub": "application/epub+zip",
    "/.well-known/apple-app-site-association": "application/json",
  }))
    assert.equal(getContentType(path), type, path);
});
