import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMParser, onWarningStopParsing } from "@xmldom/xmldom";
import { buildAtomFeed } from "./atom.ts";

test("a day begins in the firm's time zone, so that no entry lies in the future", () => {
  const part = { url: "https://example.com", id: "https://example.com", title: "Uno", date: "2026-07-20" };
  for (const [timeZone, expected] of [
    ["America/Argentina/Buenos_Aires", "2026-07-20T00:00:00-03:00"],
    ["Europe/Madrid", "2026-07-20T00:00:00+02:00"],
    ["UTC", "2026-07-20T00:00:00+00:00"],
  ] as const) {
    const texts = { feedUrl: part.url, subtitle: "", author: "", language: "es", timeZone };
    assert.ok(buildAtomFeed({ ...part, ...texts, entries: [] }).includes(`<updated>${expected}</updated>`));
  }
});

test("a feed is well-formed XML and keeps its texts, without the characters that XML forbids", () => {
  const part = { url: "https://example.com/a?b=1&c=2", id: "https://example.com/a", date: "2026-11-20" };
  const title = 'Uno\u000b & "dos"\u0000 <tres>\ufffe\ud800 ]]>';
  const feed = buildAtomFeed({
    ...part,
    title,
    feedUrl: part.url,
    subtitle: title,
    author: title,
    language: "es-AR",
    timeZone: "America/Argentina/Buenos_Aires",
    entries: [{ ...part, title, summary: title, html: "<p>ñ 😀\u001b&amp;</p>" }],
  });
  const document = new DOMParser({ onError: onWarningStopParsing }).parseFromString(feed, "application/xml");
  const read = (name: string) =>
    [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
  assert.deepEqual(read("title"), ['Uno & "dos" <tres> ]]>', 'Uno & "dos" <tres> ]]>']);
  assert.deepEqual(read("content"), ["<p>ñ 😀&amp;</p>"]);
  assert.deepEqual(read("published"), ["2026-11-20T00:00:00-03:00"]);
});
