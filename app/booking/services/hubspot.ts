import { type BookingService, readField } from "./service.ts";

export const hubspot: BookingService = {
  recognises: ({ host }) => /^meetings[\w-]*\.hubspot\.com$/.test(host),
  frameAddress: (address) => {
    address.searchParams.set("embed", "true");
    return address;
  },
  frameSources: ({ origin }) => [origin],
  acceptedParameters: "utm",
  isBooked: (message) => readField(message, "meetingBookSucceeded") === true,
};
