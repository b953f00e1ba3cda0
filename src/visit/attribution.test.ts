import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAttribution } from "./attribution.ts";

const landingUrl = "https://www.example.com/crm";

test("the attribution of a visit has the campaign, click id, referring host and landing path, each without unsafe characters, at most 100, and no other parameter", () => {
  const query = "utm_source=instagram&utm_campaign=oto%C3%B1o&gclid=abc-1_2&tema=crm&otro=1";
  const address = new URL(`${landingUrl}?${query}`);
  assert.deepEqual(parseAttribution(address, "https://www.google.com/search?q=secreto"), {
    utm_source: "instagram",
    utm_campaign: "otoño",
    gclid: "abc-1_2",
    referrer: "www.google.com",
    landing: "/crm",
  });
  const unsafe = new URL(landingUrl);
  unsafe.searchParams.set("utm_source", `<script>"'&=?#%\u0000\n${"á".repeat(200)}`);
  unsafe.searchParams.set("utm_content", "𐐷".repeat(150));
  unsafe.searchParams.set("utm_term", "\u202e<>");
  assert.deepEqual(parseAttribution(unsafe, ""), {
    utm_source: `script${"á".repeat(94)}`,
    utm_content: "𐐷".repeat(100),
    landing: "/crm",
  });
});
