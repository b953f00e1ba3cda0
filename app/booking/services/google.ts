import type { BookingService } from "./service.ts";

/** Google's appointment schedules. They send no messages to the page. */
export const googleService: BookingService = {
  recognises: ({ host, pathname }) =>
    host === "calendar.google.com" && /^\/calendar(\/u\/\d+)?\/appointments\//.test(pathname),
  frameAddress: (address) => {
    // `/u/0/` is the account number of the person who copied the address.
    address.pathname = address.pathname.replace(/\/u\/\d+\//, "/");
    address.searchParams.set("gv", "true");
    return address;
  },
  frameSources: () => ["https://calendar.google.com"],
  acceptedParameters: "none",
};
