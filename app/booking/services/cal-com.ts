import { type BookingService, readMessageField } from "./service.ts";

const readCalComMessageType = (message: unknown) =>
  readMessageField(message, "originator") === "CAL" ? readMessageField(message, "type") : undefined;

/** @see https://github.com/calcom/cal.com/tree/main/packages/embeds/embed-core */
export const calComService: BookingService = {
  recognises: ({ host }) => ["cal.com", "www.cal.com", "app.cal.com"].includes(host),
  // The public page of Cal.com cannot be framed (X-Frame-Options); its embed page can.
  frameAddress: ({ pathname, searchParams }) => {
    const path = pathname.replace(/\/+$/, "").replace(/\/embed$/, "");
    const address = new URL(`${path}/embed`, "https://app.cal.com");
    for (const [name, value] of searchParams) address.searchParams.append(name, value);
    address.searchParams.set("embed", "true");
    if (!searchParams.has("layout")) address.searchParams.set("layout", "month_view");
    return address;
  },
  frameSources: () => ["https://app.cal.com", "https://cal.com"],
  // Cal.com offers the booked meeting as an .ics file to download.
  extraPermissions: ["allow-downloads"],
  acceptedParameters: "any",
  isReady: (message) => readCalComMessageType(message) === "__iframeReady",
  // The embed page shows nothing until it gets this message.
  readyReply: { originator: "CAL", method: "parentKnowsIframeReady" },
  hasFailed: (message) => readCalComMessageType(message) === "linkFailed",
  isBooked: (message) => readCalComMessageType(message) === "bookingSuccessfulV2",
  readHeight: (message) =>
    readCalComMessageType(message) === "__dimensionChanged"
      ? Number(readMessageField(readMessageField(message, "data"), "iframeHeight"))
      : undefined,
};
