import { type BookingService, field } from "./service.ts";

const type = (message: unknown) =>
  field(message, "originator") === "CAL" ? field(message, "type") : undefined;

/** @see https://github.com/calcom/cal.com/tree/main/packages/embeds/embed-core */
export const calCom: BookingService = {
  recognises: ({ host }) => ["cal.com", "www.cal.com", "app.cal.com"].includes(host),
  // The public page refuses to be framed.
  frameAddress: ({ pathname, searchParams }) => {
    const path = pathname.replace(/\/+$/, "").replace(/\/embed$/, "");
    const address = new URL(`${path}/embed`, "https://app.cal.com");
    for (const [name, value] of searchParams) address.searchParams.append(name, value);
    address.searchParams.set("embed", "true");
    if (!searchParams.has("layout")) address.searchParams.set("layout", "month_view");
    return address;
  },
  frameSources: () => ["https://app.cal.com", "https://cal.com"],
  // The booked meeting as an .ics file.
  extraPermissions: ["allow-downloads"],
  acceptedParameters: "any",
  isReady: (message) => type(message) === "__iframeReady",
  // Until then the page stays hidden.
  answer: { originator: "CAL", method: "parentKnowsIframeReady" },
  hasFailed: (message) => type(message) === "linkFailed",
  isBooked: (message) => type(message) === "bookingSuccessfulV2",
  readHeight: (message) =>
    type(message) === "__dimensionChanged"
      ? Number(field(field(message, "data"), "iframeHeight"))
      : undefined,
};
