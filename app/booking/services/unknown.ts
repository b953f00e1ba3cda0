import type { BookingService } from "./service.ts";

/** Any other booking page: it is framed without changes, and its messages are ignored. */
export const unknownService: BookingService = {
  matchesAddress: () => true,
  buildFrameAddress: (address) => address,
  listFrameOrigins: ({ origin }) => [origin],
  acceptedParameters: "utm",
};
