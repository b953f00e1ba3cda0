import assert from "node:assert/strict";
import { test } from "node:test";
import { listCountryTimeZonesMainFirst } from "./time-zones.ts";

test("the first time zone of a country is that of its capital or of most people, and it is listed once", () => {
  for (const [country, zone] of [
    ["MX", "America/Mexico_City"],
    ["AR", "America/Argentina/Buenos_Aires"],
    ["CL", "America/Santiago"],
    ["PY", "America/Asuncion"],
  ] as const)
    assert.equal(listCountryTimeZonesMainFirst(country)[0], zone);
  assert.equal(listCountryTimeZonesMainFirst("AR").filter((zone) => /Buenos_Aires/.test(zone)).length, 1);
  assert.deepEqual(listCountryTimeZonesMainFirst("x"), []);
});
