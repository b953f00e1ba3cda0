import assert from "node:assert/strict";
import { test } from "node:test";
import { shortSource, touchOf } from "./attribution.ts";

const here = "https://www.example.com/crm";

test("the campaign, the clicks of ad networks, the site before and the page are kept", () => {
  const address = new URL(
    `${here}?utm_source=instagram&utm_campaign=oto%C3%B1o&gclid=abc-1_2&tema=crm&otro=1`,
  );
  assert.deepEqual(touchOf(address, "https://www.google.com/search?q=secreto"), {
    utm_source: "instagram",
    utm_campaign: "otoño",
    gclid: "abc-1_2",
    referrer: "www.google.com",
    landing: "/crm",
  });
});

test("the site itself is no site before, nor is an address that is none", () => {
  for (const referrer of ["https://www.example.com/", "", "about:blank#", "garbage"])
    assert.deepEqual(touchOf(new URL(here), referrer), { landing: "/crm" }, referrer);
});

test("a value has 100 characters of a safe alphabet at most, none cut in half, and none without any", () => {
  const address = new URL(here);
  address.searchParams.set("utm_source", `<script>"'&=?#%\u0000\n${"á".repeat(200)}`);
  address.searchParams.set("utm_content", "𐐷".repeat(150));
  address.searchParams.set("utm_term", "\u202e<>");
  assert.deepEqual(touchOf(address, ""), {
    utm_source: `script${"á".repeat(94)}`,
    utm_content: "𐐷".repeat(100),
    landing: "/crm",
  });
});

test("in a word: the campaign's source, the ad network, the site before; nothing for who came directly", () => {
  assert.equal(shortSource({ utm_source: "boletin", utm_campaign: "mayo", gclid: "x" }), "boletin / mayo");
  assert.equal(shortSource({ gclid: "x", referrer: "www.google.com" }), "google");
  assert.equal(shortSource({ fbclid: "x" }), "facebook");
  assert.equal(shortSource({ referrer: "www.linkedin.com" }), "linkedin.com");
  assert.equal(shortSource({ landing: "/crm" }), "");
});
