import assert from "node:assert/strict";
import { test } from "node:test";
import { findBookingAddressProblems } from "./address-advice.ts";
import { calComService } from "./services/cal-com.ts";
import { calendlyService } from "./services/calendly.ts";
import { goHighLevelService } from "./services/gohighlevel.ts";
import { googleService } from "./services/google.ts";
import { hubspotService } from "./services/hubspot.ts";
import type { BookingService } from "./services/service.ts";
import {
  addAttributionAndTopicToAddress,
  buildFrameAddress,
  findBookingService,
  getFrameSandboxPermissions,
  listFrameOrigins,
  unknownService,
} from "./services.ts";

const calendlyEmbed = "embed_domain=www.example.com&embed_type=Inline";
const calComEmbed = "embed=true&layout=month_view";

const bookingServiceCases: [service: BookingService, address: string, frameAddress?: string][] = [
  [calendlyService, "calendly.com/acme/30min?a=1", `calendly.com/acme/30min?a=1&${calendlyEmbed}`],
  [calendlyService, "www.calendly.com/acme/30min", `calendly.com/acme/30min?${calendlyEmbed}`],
  [calComService, "cal.com/acme/30min/", `app.cal.com/acme/30min/embed?${calComEmbed}`],
  [calComService, "www.cal.com/acme", `app.cal.com/acme/embed?${calComEmbed}`],
  [calComService, "acme.cal.com/ana/30min", `acme.cal.com/ana/30min/embed?${calComEmbed}`],
  [calComService, "app.cal.com/a/embed?layout=week_view", "app.cal.com/a/embed?layout=week_view&embed=true"],
  [
    googleService,
    "calendar.google.com/calendar/u/0/appointments/A?x=1",
    "calendar.google.com/calendar/appointments/A?x=1&gv=true",
  ],
  [googleService, "calendar.google.com/calendar/appointments/schedules/AcZ?gv=true"],
  [hubspotService, "meetings-na2.hubspot.com/ana/round-robin?firstName=Ana&embed=true"],
  [hubspotService, "meetings.hubspot.com/ana/demo", "meetings.hubspot.com/ana/demo?embed=true"],
  [goHighLevelService, "api.leadconnectorhq.com/widget/booking/abc"],
  [goHighLevelService, "link.msgsndr.com/widget/bookings/acme"],
  [unknownService, "agenda.acme.example/30"],
  [unknownService, "notcalendly.com/a"],
  [unknownService, "calendly.com.evil.example/a"],
  [unknownService, "meetings.hubspot.com.evil.example/a"],
];

test("a booking address gives its service, the frame's address and origins, and a sandbox that cannot leave the frame", () => {
  for (const [service, page, framePage = page] of bookingServiceCases) {
    const [address, frameAddress] = [`https://${page}`, `https://${framePage}`];
    assert.equal(findBookingService(address), service, address);
    assert.equal(buildFrameAddress(address, "www.example.com"), frameAddress);
    const others = service === calComService ? ["https://cal.com"] : [];
    assert.deepEqual(listFrameOrigins(address), [new URL(frameAddress).origin, ...others], address);
    assert.deepEqual(findBookingAddressProblems(address, "site.yaml"), [], address);
    const rights = getFrameSandboxPermissions(address);
    assert.equal(rights.includes("allow-downloads"), service === calComService, address);
    assert.doesNotMatch(rights, /top-navigation|modals|pointer-lock|presentation/, address);
  }
});

test("an address that no frame can show is refused", () => {
  for (const page of [
    "calendar.app.google/AbC123",
    "calendar.google.com/calendar/u/0/r",
    "calendly.com/app/scheduling/meeting_types",
    "www.calendly.com",
    "cal.com/",
    "cal.com/booking/1kS9",
    "app.cal.com/embed/embed.js",
    "meetings.hubspot.com",
    "app-eu1.hubspot.com/meetings/123",
    "app.gohighlevel.com/v2/location/1/calendars",
    "meet.google.com/abc-defg-hij",
    "hubs.ly/Q01abc",
    "wa.me/5491112345678",
  ]) {
    const problems = findBookingAddressProblems(`https://${page}`, "content/site.yaml");
    assert.partialDeepStrictEqual(problems, [{ file: "content/site.yaml", field: ["booking", "url"] }], page);
  }
});

test("a booking service gets only the attribution fields that it accepts, and the owner's own campaign is kept", () => {
  const firstTouch = { utm_source: "instagram", gclid: "abc", referrer: "google.com", landing: "/crm" };
  const utm = { utm_source: "instagram", utm_content: "crm" };
  for (const [address, topic, expected] of [
    ["https://calendly.com/a", "crm", utm],
    ["https://calendly.com/a?utm_source=web", "crm", { ...utm, utm_source: "web" }],
    ["https://agenda.acme.example/30", "crm", utm],
    ["https://agenda.acme.example/30", undefined, { utm_source: "instagram" }],
    ["https://app.cal.com/a/embed", "crm", { ...firstTouch, tema: "crm" }],
    ["https://calendar.google.com/calendar/appointments/x", "crm", {}],
  ] as const) {
    const framed = addAttributionAndTopicToAddress(address, findBookingService(address), firstTouch, topic);
    assert.deepEqual(Object.fromEntries(new URL(framed).searchParams), expected, address);
  }
});

test("only a service's own messages say that it is ready, failed or booked, or how high it is", () => {
  const calendlyHeight = { event: "calendly.page_height", payload: { height: "842px" } };
  const calComHeight = { originator: "CAL", type: "__dimensionChanged", data: { iframeHeight: 842 } };
  const cases: [BookingService, message: unknown, meaning: string][] = [
    [calendlyService, { event: "calendly.event_type_viewed" }, "ready"],
    [calendlyService, { event: "calendly.profile_page_viewed", payload: {} }, "ready"],
    [calendlyService, { event: "calendly.event_scheduled", payload: {} }, "booked"],
    [calendlyService, calendlyHeight, "high"],
    [calComService, { originator: "CAL", type: "__iframeReady" }, "ready"],
    [calComService, { originator: "CAL", type: "linkFailed", data: {} }, "failed"],
    [calComService, { originator: "CAL", type: "linkReady" }, "nothing"],
    [calComService, { type: "bookingSuccessfulV2" }, "nothing"],
    [calComService, { originator: "CAL", type: "bookingSuccessfulV2" }, "booked"],
    [calComService, calComHeight, "high"],
    [hubspotService, { meetingBookSucceeded: true }, "booked"],
    [hubspotService, Object.create({ meetingBookSucceeded: true }), "nothing"],
    [goHighLevelService, ["msgsndr-booking-complete", { id: 1 }], "booked"],
  ];
  for (const service of [calendlyService, calComService, hubspotService, goHighLevelService])
    for (const message of [undefined, null, 0, "calendly.event_scheduled", [], {}, { event: {} }])
      cases.push([service, message, "nothing"]);
  for (const [service, message, meaning] of cases) {
    const name = JSON.stringify(message);
    assert.equal(service.isReadyMessage?.(message) ?? false, meaning === "ready", name);
    assert.equal(service.isFailureMessage?.(message) ?? false, meaning === "failed", name);
    assert.equal(service.isBookedMessage?.(message) ?? false, meaning === "booked", name);
    assert.equal(service.readHeightPx?.(message), meaning === "high" ? 842 : undefined, name);
  }
});
