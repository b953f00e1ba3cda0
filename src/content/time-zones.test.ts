import assert from "node:assert/strict";
import { test } from "node:test";
import { findLikelyTimeZone, listCountryTimeZonesMainFirst } from "./time-zones.ts";

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

test("for an unknown time zone the zone of the city that it names, or the zone with the nearest spelling, is suggested, or none", () => {
  for (const [written, country, zone] of [
    ["America/Guadalajara", "MX", "America/Mexico_City"],
    ["Ciudad de México", "MX", "America/Mexico_City"],
    ["America/Cancum", "MX", "America/Cancun"],
    ["America/Rosario", "AR", "America/Argentina/Buenos_Aires"],
    ["America/Medellin", "CO", "America/Bogota"],
    ["America/Mexico_Cty", "PY", "America/Mexico_City"],
    ["America/Springfield", "MX", undefined],
  ] as const)
    assert.equal(findLikelyTimeZone(written, country), zone, written);
});
