import assert from "node:assert/strict";
import { test } from "node:test";
import { escapeXml, formatStartOfDay } from "./xml.ts";

test("a day begins in the firm's time zone, so that no entry of the feed lies in the future", () => {
  const zones = ["America/Argentina/Buenos_Aires", "Europe/Madrid", "UTC"];
  const offsets = zones.map((zone) =>
    formatStartOfDay("2026-07-20", zone).replace("2026-07-20T00:00:00", ""),
  );
  assert.deepEqual(offsets, ["-03:00", "+02:00", "+00:00"]);
});

test("a text for XML has no character that XML forbids", () => {
  const text = 'Uno\u000b & "dos"\u0000 <tres>\ufffe\ud800 ]]> 😀';
  assert.equal(escapeXml(text), "Uno &amp; &quot;dos&quot; &lt;tres&gt; ]]&gt; 😀");
});
