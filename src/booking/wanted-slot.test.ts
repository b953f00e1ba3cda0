import assert from "node:assert/strict";
import { test } from "node:test";
import { buildContactAddressWithSlot, parseWantedSlot } from "./wanted-slot.ts";

test("parsing the address of /contacto that is built for a slot returns that slot; other parameters of the address stay", () => {
  const slot = { date: "2026-11-24", time: "14:00" };
  const address = buildContactAddressWithSlot(slot);
  assert.equal(address, "/contacto?cuando=2026-11-24T14:00");
  assert.deepEqual(parseWantedSlot(new URL(address, "https://www.example.com").search), slot);
  const parameters = new URLSearchParams("tema=crm&cuando=2026-11-23T09:00");
  assert.equal(buildContactAddressWithSlot(slot, parameters), "/contacto?tema=crm&cuando=2026-11-24T14:00");
  const leapDay = parseWantedSlot("?tema=crm&cuando=2028-02-29T09%3A30&utm_source=x");
  assert.deepEqual(leapDay, { date: "2028-02-29", time: "09:30" });
  assert.deepEqual(parseWantedSlot("?cuando=2028-02-29"), { date: "2028-02-29" });
  for (const text of ["2027-02-29", "2028-02-29T25:00", "2028-02-29T", "mañana", ""])
    assert.equal(parseWantedSlot(`?cuando=${text}`), undefined, text);
});
