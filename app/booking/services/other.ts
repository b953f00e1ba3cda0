import type { BookingService } from "./service.ts";

/** Any other page: framed as it is, and nothing is known of it. */
export const other: BookingService = {
  recognises: () => true,
  frameAddress: (address) => address,
  frameSources: ({ origin }) => [origin],
  acceptedParameters: "utm",
};
