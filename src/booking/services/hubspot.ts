import { type BookingService, readMessageField } from "./service.ts";

export const hubspotService: BookingService = {
  matchesAddress: ({ host }) => /^meetings[\w-]*\.hubspot\.com$/.test(host),
  buildFrameAddress: (address) => {
    address.searchParams.set("embed", "true");
    return address;
  },
  acceptedParameters: "utm",
  isBookedMessage: (message) => readMessageField(message, "meetingBookSucceeded") === true,
};
