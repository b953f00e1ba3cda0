import type { BookingService } from "./service.ts";

/** Google's appointment schedules, which say nothing to the page about them. */
export const google: BookingService = {
  recognises: ({ host, pathname }) =>
    host === "calendar.google.com" && /^\/calendar(\/u\/\d+)?\/appointments\//.test(pathname),
  frameAddress: (address) => {
    // The account of whoever copied the address.
    address.pathname = address.pathname.replace(/\/u\/\d+\//, "/");
    address.searchParams.set("gv", "true");
    return address;
  },
  frameSources: () => ["https://calendar.google.com"],
  acceptedParameters: "none",
};
