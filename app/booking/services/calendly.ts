import { type BookingService, field } from "./service.ts";

const event = (message: unknown) => field(message, "event");

/** @see https://developer.calendly.com/how-to-display-the-scheduling-page-for-users-of-your-app */
export const calendly: BookingService = {
  name: "Calendly",
  recognises: ({ host }) => host === "calendly.com",
  frameAddress: (address, host) => {
    address.searchParams.set("embed_domain", host);
    address.searchParams.set("embed_type", "Inline");
    return address;
  },
  frameSources: () => ["https://calendly.com"],
  passesOn: "utm",
  isReady: (message) => event(message) === "calendly.event_type_viewed",
  isBooked: (message) => event(message) === "calendly.event_scheduled",
  heightOf: (message) =>
    event(message) === "calendly.page_height"
      ? Number.parseFloat(String(field(field(message, "payload"), "height")))
      : undefined,
};
