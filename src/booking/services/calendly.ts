import { type BookingService, readMessageField } from "./service.ts";

const readCalendlyEventName = (message: unknown) => readMessageField(message, "event");

/** Of a profile with several meeting types, or of one meeting type. */
const readyEventNames = ["calendly.profile_page_viewed", "calendly.event_type_viewed"];

/** @see https://developer.calendly.com/api-docs/overview/embedding/notifying-the-parent-window */
export const calendlyService: BookingService = {
  matchesAddress: ({ host }) => ["calendly.com", "www.calendly.com"].includes(host),
  buildFrameAddress: (address, host) => {
    // The policy allows one host, to which Calendly redirects from the other.
    address.host = "calendly.com";
    address.searchParams.set("embed_domain", host);
    address.searchParams.set("embed_type", "Inline");
    return address;
  },
  acceptedParameters: "utm",
  isReadyMessage: (message) => readyEventNames.includes(String(readCalendlyEventName(message))),
  isBookedMessage: (message) => readCalendlyEventName(message) === "calendly.event_scheduled",
  readHeightPx: (message) =>
    readCalendlyEventName(message) === "calendly.page_height"
      ? Number.parseFloat(String(readMessageField(readMessageField(message, "payload"), "height")))
      : undefined,
};
