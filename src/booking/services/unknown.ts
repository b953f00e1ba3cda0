import type { BookingService } from "./service.ts";

/** Any other booking page: its address gets only `utm_…` parameters, and its messages are ignored. */
export const unknownService: BookingService = {
  matchesAddress: () => true,
  buildFrameAddress: (address) => address,
  listFrameOrigins: ({ origin }) => [origin],
  acceptedParameters: "utm",
};
