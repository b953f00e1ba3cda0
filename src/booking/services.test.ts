import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../content/problems.ts";
import { findBookingAddressProblems } from "./address-advice.ts";
import { calComService } from "./services/cal-com.ts";
import { calendlyService } from "./services/calendly.ts";
import { goHighLevelService } from "./services/gohighlevel.ts";
import { googleService } from "./services/google.ts";
import { hubspotService } from "./services/hubspot.ts";
import type { BookingService } from "./services/service.ts";
import { unknownService } from "./services/unknown.ts";
import {
  addAttributionAndTopicToAddress,
  buildFrameAddress,
  findBookingService,
  getFrameSandboxPermissions,
} from "./services.ts";

const calendlyPage = "https://calendly.com/acme/30min?hide_gdpr_banner=1";
const calComEmbedPage = "https://app.cal.com/acme/30min/embed";
const googleCalendarAddress = "https://calendar.google.com/calendar";

/** Booking addresses as owners copy them, each with its service, and with the frame's address where that differs. */
const bookingServiceCases: [service: BookingService, address: string, frameAddress?: string][] = [
  [calendlyService, calendlyPage, `${calendlyPage}&embed_domain=www.example.com&embed_type=Inline`],
  // With www, of a team, for one use, and with a day and a name filled in.
  ...[
    "www.calendly.com/acme/30min",
    "calendly.com/d/abc-123/30min",
    "calendly.com/acme/30min?month=2026-12&name=Ana",
  ].map((page): [BookingService, string, string] => [
    calendlyService,
    `https://${page}`,
    `https://${page.replace("www.", "")}${page.includes("?") ? "&" : "?"}embed_domain=www.example.com&embed_type=Inline`,
  ]),
  [calComService, "https://cal.com/acme/30min/", `${calComEmbedPage}?embed=true&layout=month_view`],
  [calComService, "https://www.cal.com/acme/30min", `${calComEmbedPage}?embed=true&layout=month_view`],
  [
    calComService,
    "https://acme.cal.com/ana/30min",
    "https://acme.cal.com/ana/30min/embed?embed=true&layout=month_view",
  ],
  [
    calComService,
    "https://cal.com/team/acme/30min?date=2026-12-01&name=Ana",
    "https://app.cal.com/team/acme/30min/embed?date=2026-12-01&name=Ana&embed=true&layout=month_view",
  ],
  // Of an organisation, with a date and length; private; and an owner's page with all meetings.
  [
    calComService,
    "https://acme.cal.com/demo?duration=30&month=2026-12",
    "https://acme.cal.com/demo/embed?duration=30&month=2026-12&embed=true&layout=month_view",
  ],
  ...["d/x7Hq/30min", "acme", "team/acme"].map((page): [BookingService, string, string] => [
    calComService,
    `https://cal.com/${page}`,
    `https://app.cal.com/${page}/embed?embed=true&layout=month_view`,
  ]),
  [calComService, `${calComEmbedPage}?layout=week_view`, `${calComEmbedPage}?layout=week_view&embed=true`],
  [
    googleService,
    `${googleCalendarAddress}/u/0/appointments/A?x=1`,
    `${googleCalendarAddress}/appointments/A?x=1&gv=true`,
  ],
  [
    googleService,
    `${googleCalendarAddress}/appointments/schedules/AcZ?gv=true`,
    `${googleCalendarAddress}/appointments/schedules/AcZ?gv=true`,
  ],
  [
    googleService,
    `${googleCalendarAddress}/u/2/appointments/A`,
    `${googleCalendarAddress}/appointments/A?gv=true`,
  ],
  [
    hubspotService,
    "https://meetings-na2.hubspot.com/ana/round-robin?firstName=Ana&embed=true",
    "https://meetings-na2.hubspot.com/ana/round-robin?firstName=Ana&embed=true",
  ],
  [hubspotService, "https://meetings-eu1.hubspot.com/a", "https://meetings-eu1.hubspot.com/a?embed=true"],
  [
    hubspotService,
    "https://meetings.hubspot.com/ana/demo?uuid=1",
    "https://meetings.hubspot.com/ana/demo?uuid=1&embed=true",
  ],
  [goHighLevelService, "https://api.leadconnectorhq.com/widget/booking/abc"],
  [goHighLevelService, "https://api.leadconnectorhq.com/widget/group/abc?first_name=Ana"],
  [goHighLevelService, "https://link.msgsndr.com/widget/bookings/acme"],
  [unknownService, "https://agenda.acme.example/30"],
  // These addresses only look like those of a known service.
  [unknownService, "https://notcalendly.com/a"],
  [unknownService, "https://calendly.com.evil.example/a"],
  [unknownService, "https://cal.com.evil.example/a"],
  [unknownService, "https://meetings.hubspot.com.evil.example/a"],
];

test("a booking address gives its service and the frame address that the service requires, whose origin frames may show", () => {
  for (const [service, address, frameAddress = address] of bookingServiceCases) {
    assert.equal(findBookingService(address), service, address);
    assert.equal(buildFrameAddress(address, "www.example.com"), frameAddress);
    const origins = service.listFrameOrigins(new URL(address));
    assert.equal(origins[0], new URL(frameAddress).origin, address);
    assert.deepEqual(origins.slice(1), service === calComService ? ["https://cal.com"] : [], address);
    assert.deepEqual(findBookingAddressProblems(address, "site.yaml"), [], address);
  }
});

test("an address that no frame can show is refused, with what to copy instead", () => {
  for (const [address, expected] of [
    ["https://calendar.app.google/AbC123", /enlace corto de Google.*barra, https:\/\/calendar\.google\.com/],
    ["https://calendar.google.com/calendar/u/0/r", /Horario de citas/],
    ["https://calendar.google.com/calendar/embed?src=a", /Horario de citas/],
    ["https://calendly.com/app/scheduling/meeting_types", /Calendly que no es tu agenda/],
    ["https://www.calendly.com", /Calendly que no es tu agenda/],
    ["https://calendly.com/event_types/user/me", /Calendly que no es tu agenda/],
    ["https://app.cal.com/event-types", /Cal\.com que no es tu agenda/],
    ["https://cal.com/", /Cal\.com que no es tu agenda/],
    // What a booked guest gets by mail, and the script in the code to paste.
    ["https://cal.com/booking/1kS9", /Cal\.com que no es tu agenda/],
    ["https://app.cal.com/embed/embed.js", /Cal\.com que no es tu agenda/],
    ["https://meetings.hubspot.com", /HubSpot que no es tu agenda/],
    ["https://app.hubspot.com/meetings/123", /HubSpot que no es tu agenda/],
    ["https://app-eu1.hubspot.com/meetings/123", /HubSpot que no es tu agenda/],
    ["https://app.gohighlevel.com/v2/location/1/calendars", /GoHighLevel que no es tu agenda/],
    ["https://api.leadconnectorhq.com/js/form_embed.js", /GoHighLevel que no es tu agenda/],
    ["https://meet.google.com/abc-defg-hij", /sin url el sitio muestra su propia agenda/],
    ["https://us02web.zoom.us/j/123", /sin url el sitio muestra su propia agenda/],
    ["https://hubs.ly/Q01abc", /enlace corto/],
    ["https://bit.ly/3abc", /enlace corto/],
    ["https://wa.me/5491112345678", /sin url el sitio muestra su propia agenda/],
  ] as const) {
    const [problem, ...others] = findBookingAddressProblems(address, "content/site.yaml");
    assert.match(problem ? formatProblem(problem) : "", expected, address);
    assert.deepEqual(others, []);
  }
});

test("no booking frame may navigate the page, open modal dialogs, lock the pointer or start presentations; only the frame of Cal.com may download", () => {
  for (const [service, address] of bookingServiceCases) {
    const rights = getFrameSandboxPermissions(address);
    assert.equal(rights.includes("allow-downloads"), service === calComService, address);
    assert.doesNotMatch(rights, /top-navigation|modals|pointer-lock|presentation/, address);
  }
});

test("a booking service gets only the attribution fields that it accepts, and the owner's own campaign is kept", () => {
  const firstTouch = { utm_source: "instagram", gclid: "abc", referrer: "google.com", landing: "/crm" };
  for (const [address, expected] of Object.entries({
    "https://calendly.com/a": { utm_source: "instagram", utm_content: "crm" },
    "https://calendly.com/a?utm_source=web": { utm_source: "web", utm_content: "crm" },
    "https://agenda.acme.example/30": { utm_source: "instagram", utm_content: "crm" },
    "https://app.cal.com/a/embed": { ...firstTouch, tema: "crm" },
    "https://calendar.google.com/calendar/appointments/x": {},
  })) {
    const framed = addAttributionAndTopicToAddress(address, findBookingService(address), firstTouch, "crm");
    assert.deepEqual(Object.fromEntries(new URL(framed).searchParams), expected, address);
  }
  const withoutTopic = addAttributionAndTopicToAddress(
    "https://a.example/30",
    unknownService,
    firstTouch,
    undefined,
  );
  assert.equal(withoutTopic, "https://a.example/30?utm_source=instagram");
});

/** Messages that the frame of a booking service sends: it is loaded, a meeting is booked, it needs a height. */
interface ServiceMessages {
  ready?: object;
  booked: object;
  height?: [message: object, pixels: number];
}
const messagesByBookingAddress: Record<string, ServiceMessages> = {
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
};

test("the booked messages of Calendly, Cal.com, HubSpot and GoHighLevel, the ready and height messages of the first two, and the failure message of Cal.com are recognised", () => {
  for (const [address, { ready, booked, height }] of Object.entries(messagesByBookingAddress)) {
    const service = findBookingService(address);
    assert.equal(service.isReadyMessage?.(ready), ready && true, address);
    assert.equal(service.isBookedMessage?.(booked), true, address);
    assert.notEqual(service.isReadyMessage?.(booked), true, address);
    assert.notEqual(service.isBookedMessage?.(ready), true, address);
    assert.equal(height && service.readHeightPx?.(height[0]), height?.[1], address);
  }
  // The ready message of Calendly's page with several meeting types.
  const profile = { event: "calendly.profile_page_viewed", payload: {} };
  assert.equal(calendlyService.isReadyMessage?.(profile), true);
  assert.equal(calComService.isFailureMessage?.({ originator: "CAL", type: "linkFailed", data: {} }), true);
  assert.equal(calComService.isFailureMessage?.({ originator: "CAL", type: "linkReady" }), false);
});

test("messages of a booking frame with an unexpected shape are ignored", () => {
  const texts = [undefined, null, 0, "", "calendly.event_scheduled"];
  const objects = [[], {}, { event: {} }, { type: "bookingSuccessfulV2" }, { meetingBookSucceeded: "true" }];
  const otherMessages = [...texts, ...objects, Object.create({ meetingBookSucceeded: true })];
  for (const address of Object.keys(messagesByBookingAddress)) {
    const { isReadyMessage, isBookedMessage, readHeightPx } = findBookingService(address);
    for (const message of otherMessages) {
      const name = `${address}: ${JSON.stringify(message)}`;
      assert.ok(!isReadyMessage?.(message), name);
      assert.ok(!isBookedMessage?.(message), name);
      assert.equal(readHeightPx?.(message), undefined, name);
    }
  }
});
