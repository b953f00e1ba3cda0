import assert from "node:assert/strict";
import { test } from "node:test";
import { calCom } from "./services/cal-com.ts";
import { calendly } from "./services/calendly.ts";
import { goHighLevel } from "./services/gohighlevel.ts";
import { google } from "./services/google.ts";
import { hubspot } from "./services/hubspot.ts";
import { other } from "./services/other.ts";
import { addAttribution, findService, frameAddress, sandboxPermissions } from "./services.ts";

const host = "www.example.com";

for (const [address, service, framed, sources] of [
  [
    "https://calendly.com/acme/30min?hide_gdpr_banner=1",
    calendly,
    "https://calendly.com/acme/30min?hide_gdpr_banner=1&embed_domain=www.example.com&embed_type=Inline",
    ["https://calendly.com"],
  ],
  [
    "https://cal.com/acme/30min/",
    calCom,
    "https://app.cal.com/acme/30min/embed?embed=true&layout=month_view",
    ["https://app.cal.com", "https://cal.com"],
  ],
  [
    "https://app.cal.com/acme/30min/embed?layout=week_view",
    calCom,
    "https://app.cal.com/acme/30min/embed?layout=week_view&embed=true",
    ["https://app.cal.com", "https://cal.com"],
  ],
  [
    "https://calendar.google.com/calendar/u/0/appointments/schedules/AcZ1?x=1",
    google,
    "https://calendar.google.com/calendar/appointments/schedules/AcZ1?x=1&gv=true",
    ["https://calendar.google.com"],
  ],
  [
    "https://meetings-eu1.hubspot.com/acme",
    hubspot,
    "https://meetings-eu1.hubspot.com/acme?embed=true",
    ["https://meetings-eu1.hubspot.com"],
  ],
  [
    "https://api.leadconnectorhq.com/widget/booking/abc",
    goHighLevel,
    "https://api.leadconnectorhq.com/widget/booking/abc",
    ["https://api.leadconnectorhq.com"],
  ],
  [
    "https://agenda.acme.example/30",
    other,
    "https://agenda.acme.example/30",
    ["https://agenda.acme.example"],
  ],
] as const) {
  test(`${address} is recognised, framed and allowed`, () => {
    assert.equal(findService(address), service);
    assert.equal(frameAddress(address, host), framed);
    assert.deepEqual(service.frameSources(new URL(address)), sources);
  });
}

for (const address of [
  "https://notcalendly.com/a",
  "https://calendly.com.evil.example/a",
  "https://calendar.google.com/calendar/embed",
  "https://meetings.hubspot.com.evil.example/a",
]) {
  test(`${address} is no service's own, though it looks like it`, () => {
    assert.equal(findService(address), other);
  });
}

const touch = { utm_source: "instagram", gclid: "abc", referrer: "google.com", landing: "/crm" };
const passed = (address: string, topic?: "crm") =>
  Object.fromEntries(
    new URL(addAttribution(address, findService(address), touch, topic)).searchParams.entries(),
  );

test("passes a booking service only the attribution fields that it accepts", () => {
  assert.deepEqual(passed("https://calendly.com/a", "crm"), { utm_source: "instagram", utm_content: "crm" });
  assert.deepEqual(passed("https://agenda.acme.example/30"), { utm_source: "instagram" });
  assert.deepEqual(passed("https://app.cal.com/a/embed", "crm"), { ...touch, tema: "crm" });
  assert.deepEqual(passed("https://calendar.google.com/calendar/appointments/x", "crm"), {});
  assert.equal(passed("https://calendly.com/a?utm_source=web").utm_source, "web", "the owner's own stays");
});

const messages = {
  "https://calendly.com/a": {
    ready: { event: "calendly.event_type_viewed" },
    booked: { event: "calendly.event_scheduled", payload: {} },
    height: [{ event: "calendly.page_height", payload: { height: "842px" } }, 842],
  },
  "https://cal.com/a": {
    ready: { originator: "CAL", type: "__iframeReady" },
    booked: { originator: "CAL", type: "bookingSuccessfulV2" },
    height: [{ originator: "CAL", type: "__dimensionChanged", data: { iframeHeight: 842 } }, 842],
  },
  "https://meetings.hubspot.com/a": { booked: { meetingBookSucceeded: true } },
  "https://api.leadconnectorhq.com/widget/booking/a": { booked: ["msgsndr-booking-complete", { id: 1 }] },
} as const;

for (const [address, said] of Object.entries(messages)) {
  test(`${new URL(address).host} says when it is ready, booked and how high it is`, () => {
    const service = findService(address);
    const { ready, booked, height } = said as { ready?: object; booked: object; height?: [object, number] };
    assert.equal(service.isReady?.(ready), ready && true);
    assert.equal(service.isBooked?.(booked), true);
    assert.notEqual(service.isReady?.(booked), true);
    assert.notEqual(service.isBooked?.(ready), true);
    assert.equal(height && service.readHeight?.(height[0]), height?.[1]);
  });
}

test("Calendly's page of several kinds of meetings is ready too, and a Cal.com address without calendar is told", () => {
  assert.equal(
    findService("https://calendly.com/a").isReady?.({ event: "calendly.profile_page_viewed", payload: {} }),
    true,
  );
  const { hasFailed } = findService("https://cal.com/a");
  assert.equal(hasFailed?.({ originator: "CAL", type: "linkFailed", data: { code: "404" } }), true);
  assert.equal(hasFailed?.({ originator: "CAL", type: "linkReady" }), false);
});

test("ignores unknown messages from other windows", () => {
  const noise = [
    undefined,
    null,
    0,
    "",
    "calendly.event_scheduled",
    [],
    {},
    { event: {} },
    { type: "bookingSuccessfulV2" },
    { meetingBookSucceeded: "true" },
    Object.create({ meetingBookSucceeded: true }),
  ];
  for (const address of Object.keys(messages)) {
    const { isReady, isBooked, readHeight } = findService(address);
    for (const message of noise) {
      assert.ok(!isReady?.(message));
      assert.ok(!isBooked?.(message));
      assert.equal(readHeight?.(message), undefined);
    }
  }
});

test("no calendar may lead the page away; only Cal.com's may download, which gives the meeting as a file", () => {
  for (const [address, downloads] of [
    ["https://calendly.com/acme/30min", false],
    ["https://cal.com/acme/30min", true],
    ["https://calendar.google.com/calendar/appointments/schedules/AcZ1", false],
    ["https://agenda.acme.example/30", false],
  ] as const) {
    assert.equal(sandboxPermissions(address).includes("allow-downloads"), downloads, address);
    assert.doesNotMatch(sandboxPermissions(address), /top-navigation|modals|pointer-lock|presentation/);
  }
});
