import { type BookingService, readMessageField } from "./service.ts";

export const hubspotService: BookingService = {
  recognises: ({ host }) => /^meetings[\w-]*\.hubspot\.com$/.test(host),
  frameAddress: (address) => {
    address.searchParams.set("embed", "true");
    return address;
  },
  frameSources: ({ origin }) => [origin],
  acceptedParameters: "utm",
  isBooked: (message) => readMessageField(message, "meetingBookSucceeded") === true,
};
