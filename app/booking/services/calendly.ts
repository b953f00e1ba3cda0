import { type BookingService, field } from "./service.ts";

const event = (message: unknown) => field(message, "event");

/** What it says once its page is there: that of a person or team with several kinds of meetings, or that of one kind. */
const viewed = ["calendly.profile_page_viewed", "calendly.event_type_viewed"];

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
  isReady: (message) => viewed.includes(String(event(message))),
  isBooked: (message) => event(message) === "calendly.event_scheduled",
  readHeight: (message) =>
    event(message) === "calendly.page_height"
      ? Number.parseFloat(String(field(field(message, "payload"), "height")))
      : undefined,
};
