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
});

test("parsing an address without a slot, or with an invalid date or time, returns no slot", () => {
  const instants = "2026-11-24T14:00Z 2026-11-24T14:00:00 +002026-11-24T14:00 20261124T1400 ٢٠٢٦-11-24T14:00";
  const dates =
    "2026-11-24 2026-13-01T14:00 2026-02-30T14:00 2027-02-29T14:00 2026-11-24T24:00 2026-11-24T14:60";
  const spaced = ["", "2026-11-24 14:00", " 2026-11-24T14:00", "2026-11-24T14:00\n"];
  for (const other of [...spaced, ...`${instants} ${dates} toString <b>mañana</b>`.split(" ")])
    assert.equal(parseWantedSlot(`?${new URLSearchParams({ cuando: other })}`), undefined, other);
  assert.equal(parseWantedSlot("?cuando=%"), undefined);
  assert.equal(parseWantedSlot("?tema=crm"), undefined);
});
