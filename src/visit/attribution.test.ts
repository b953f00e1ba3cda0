import assert from "node:assert/strict";
import { test } from "node:test";
import { parseAttribution, readVisitAttribution } from "./attribution.ts";

const landingUrl = "https://www.example.com/crm";

test("the attribution of a visit has the campaign, click id, referring host and landing path, and no other parameter", () => {
  const address = new URL(
    `${landingUrl}?utm_source=instagram&utm_campaign=oto%C3%B1o&gclid=abc-1_2&tema=crm&otro=1`,
  );
  assert.deepEqual(parseAttribution(address, "https://www.google.com/search?q=secreto"), {
    utm_source: "instagram",
    utm_campaign: "otoño",
    gclid: "abc-1_2",
    referrer: "www.google.com",
    landing: "/crm",
  });
});

test("campaign values of an address are sanitised: no unsafe characters, at most 100 characters, and no empty values", () => {
  const address = new URL(landingUrl);
  address.searchParams.set("utm_source", `<script>"'&=?#%\u0000\n${"á".repeat(200)}`);
  address.searchParams.set("utm_content", "𐐷".repeat(150));
  address.searchParams.set("utm_term", "\u202e<>");
  assert.deepEqual(parseAttribution(address, ""), {
    utm_source: `script${"á".repeat(94)}`,
    utm_content: "𐐷".repeat(100),
    landing: "/crm",
  });
});

/** Reads the attribution while this text is stored as `first-touch` in session storage. */
function readAttributionWhileStored(text: string) {
  const own = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
  const value = { "first-touch": text };
  Object.defineProperty(globalThis, "sessionStorage", { value, configurable: true });
  try {
    return readVisitAttribution();
  } finally {
    if (own) Object.defineProperty(globalThis, "sessionStorage", own);
    else Reflect.deleteProperty(globalThis, "sessionStorage");
  }
}

test("a stored visit start (address and referrer) of an unexpected shape gives an empty attribution", () => {
  const others = [
    ...["", "{", "null", "0", '"x"', "{}", "[]", '["nonsense"]', '["nonsense", ""]', '[{"href":1}, ""]'],
    ...[`["${landingUrl}", 5]`, `[["${landingUrl}"], ""]`, '{"utm_source":"x"}', '{"0":"a","length":1}'],
  ];
  for (const text of others) assert.deepEqual(readAttributionWhileStored(text), {}, text);
});
