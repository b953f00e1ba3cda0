import { type BookingService, readField } from "./service.ts";

const eventName = (message: unknown) => readField(message, "event");

/** The messages that its page sends when it is loaded: a profile with several meeting types, or one meeting type. */
const readyEvents = ["calendly.profile_page_viewed", "calendly.event_type_viewed"];

/** @see https://developer.calendly.com/api-docs/overview/embedding/notifying-the-parent-window */
export const calendly: BookingService = {
  recognises: ({ host }) => host === "calendly.com",
  frameAddress: (address, host) => {
    address.searchParams.set("embed_domain", host);
    address.searchParams.set("embed_type", "Inline");
    return address;
  },
  frameSources: () => ["https://calendly.com"],
  acceptedParameters: "utm",
  isReady: (message) => readyEvents.includes(String(eventName(message))),
  isBooked: (message) => eventName(message) === "calendly.event_scheduled",
  readHeight: (message) =>
    eventName(message) === "calendly.page_height"
      ? Number.parseFloat(String(readField(readField(message, "payload"), "height")))
      : undefined,
};
