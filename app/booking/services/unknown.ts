import type { BookingService } from "./service.ts";

/** Any other booking page: it is framed without changes, and its messages are ignored. */
export const unknownService: BookingService = {
  recognises: () => true,
  frameAddress: (address) => address,
  frameSources: ({ origin }) => [origin],
  acceptedParameters: "utm",
};
