import type { BookingService } from "./service.ts";

export const goHighLevelService: BookingService = {
  recognises: ({ host, pathname }) => host === "api.leadconnectorhq.com" && pathname.startsWith("/widget/"),
  frameAddress: (address) => address,
  frameSources: ({ origin }) => [origin],
  acceptedParameters: "any",
  isBooked: (message) => Array.isArray(message) && message[0] === "msgsndr-booking-complete",
};
