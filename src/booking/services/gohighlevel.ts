import type { BookingService } from "./service.ts";

export const goHighLevelService: BookingService = {
  matchesAddress: ({ host, pathname }) =>
    ["api.leadconnectorhq.com", "link.msgsndr.com"].includes(host) && pathname.startsWith("/widget/"),
  acceptedParameters: "any",
  isBookedMessage: (message) => Array.isArray(message) && message[0] === "msgsndr-booking-complete",
};
