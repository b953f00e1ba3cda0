import type { BookingService } from "./service.ts";

export const googleService: BookingService = {
  matchesAddress: ({ host, pathname }) =>
    host === "calendar.google.com" && /^\/calendar(\/u\/\d+)?\/appointments\//.test(pathname),
  buildFrameAddress: (address) => {
    // `/u/0/` is the account number of the person who copied the address.
    address.pathname = address.pathname.replace(/\/u\/\d+\//, "/");
    address.searchParams.set("gv", "true");
    return address;
  },
  acceptedParameters: "none",
};
