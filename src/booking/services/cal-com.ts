import { type BookingService, readMessageField } from "./service.ts";

const readCalComMessageType = (message: unknown) =>
  readMessageField(message, "originator") === "CAL" ? readMessageField(message, "type") : undefined;

/** @see https://github.com/calcom/cal.com/tree/main/packages/embeds/embed-core */
export const calComService: BookingService = {
  matchesAddress: ({ host }) => /^(?:[\w-]+\.)?cal\.com$/.test(host),
  // The public page cannot be framed (X-Frame-Options); the embed page can.
  buildFrameAddress: ({ host, pathname, searchParams }) => {
    const path = pathname.replace(/\/+$/, "").replace(/\/embed$/, "");
    // An organisation has its own host, such as acme.cal.com.
    const embedHost = ["cal.com", "www.cal.com"].includes(host) ? "app.cal.com" : host;
    const address = new URL(`${path}/embed`, `https://${embedHost}`);
    for (const [name, value] of searchParams) address.searchParams.append(name, value);
    address.searchParams.set("embed", "true");
    if (!searchParams.has("layout")) address.searchParams.set("layout", "month_view");
    return address;
  },
  extraFrameOrigins: ["https://cal.com"],
  // For the booked meeting as an .ics file.
  extraSandboxPermissions: ["allow-downloads"],
  acceptedParameters: "any",
  isReadyMessage: (message) => readCalComMessageType(message) === "__iframeReady",
  // The embed page shows nothing before.
  readyReply: { originator: "CAL", method: "parentKnowsIframeReady" },
  isFailureMessage: (message) => readCalComMessageType(message) === "linkFailed",
  isBookedMessage: (message) => readCalComMessageType(message) === "bookingSuccessfulV2",
  readHeightPx: (message) =>
    readCalComMessageType(message) === "__dimensionChanged"
      ? Number(readMessageField(readMessageField(message, "data"), "iframeHeight"))
      : undefined,
};
