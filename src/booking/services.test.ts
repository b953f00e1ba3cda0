import assert from "node:assert/strict";
import { test } from "node:test";
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

/** Booking addresses of owners, each with its service, and with the frame's address where that differs. */
const bookingServiceCases: [service: BookingService, address: string, frameAddress?: string][] = [
  [calendlyService, calendlyPage, `${calendlyPage}&embed_domain=www.example.com&embed_type=Inline`],
  [calComService, "https://cal.com/acme/30min/", `${calComEmbedPage}?embed=true&layout=month_view`],
  [calComService, `${calComEmbedPage}?layout=week_view`, `${calComEmbedPage}?layout=week_view&embed=true`],
  [
    googleService,
    `${googleCalendarAddress}/u/0/appointments/A?x=1`,
    `${googleCalendarAddress}/appointments/A?x=1&gv=true`,
  ],
  [hubspotService, "https://meetings-eu1.hubspot.com/a", "https://meetings-eu1.hubspot.com/a?embed=true"],
  [goHighLevelService, "https://api.leadconnectorhq.com/widget/booking/abc"],
  [unknownService, "https://agenda.acme.example/30"],
  // These addresses only look like those of a known service.
  [unknownService, "https://notcalendly.com/a"],
  [unknownService, "https://calendly.com.evil.example/a"],
  [unknownService, `${googleCalendarAddress}/embed`],
  [unknownService, "https://meetings.hubspot.com.evil.example/a"],
];

test("a booking address gives its service, the frame address that the service requires, and the origins to allow in frames", () => {
  for (const [service, address, frameAddress = address] of bookingServiceCases) {
    assert.equal(findBookingService(address), service, address);
    assert.equal(buildFrameAddress(address, "www.example.com"), frameAddress);
    const ownOrigin = [new URL(address).origin];
    const frameOrigins = service === calComService ? ["https://app.cal.com", "https://cal.com"] : ownOrigin;
    assert.deepEqual(service.listFrameOrigins(new URL(address)), frameOrigins, address);
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
