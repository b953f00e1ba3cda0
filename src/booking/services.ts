import type { Attribution } from "../visit/attribution.ts";
import { calComService } from "./services/cal-com.ts";
import { calendlyService } from "./services/calendly.ts";
import { goHighLevelService } from "./services/gohighlevel.ts";
import { googleService } from "./services/google.ts";
import { hubspotService } from "./services/hubspot.ts";
import type { BookingService } from "./services/service.ts";

const bookingServices: BookingService[] = [
  calendlyService,
  calComService,
  googleService,
  hubspotService,
  goHighLevelService,
];

export const unknownService: BookingService = { matchesAddress: () => true, acceptedParameters: "utm" };

/** @returns `unknownService` for an address of no known one */
export function findBookingService(address: string): BookingService {
  const url = new URL(address);
  return bookingServices.find(({ matchesAddress }) => matchesAddress(url)) ?? unknownService;
}

/** Builds the address of the calendar's frame. @param host the host of the site, which shows the frame */
export function buildFrameAddress(address: string, host: string): string {
  const url = new URL(address);
  return (findBookingService(address).buildFrameAddress?.(url, host) ?? url).href;
}

/** @returns `frame-src` of the page's policy */
export const listFrameOrigins = (address: string): string[] => [
  new URL(buildFrameAddress(address, "")).origin,
  ...(findBookingService(address).extraFrameOrigins ?? []),
];

/** @returns the frame's `sandbox`, which does not allow it to navigate the page that holds it */
export const getFrameSandboxPermissions = (address: string): string =>
  [
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
    ...(findBookingService(address).extraSandboxPermissions ?? []),
  ].join(" ");

/** Adds what the service accepts of attribution and topic. Parameters that the owner has set stay. */
export function addAttributionAndTopicToAddress(
  address: string,
  { acceptedParameters }: BookingService,
  attribution: Attribution,
  topic: string | undefined,
): string {
  if (acceptedParameters === "none") return address;
  const url = new URL(address);
  const isUtmOnly = acceptedParameters === "utm";
  const parameters = Object.entries(attribution).filter(([name]) => !isUtmOnly || name.startsWith("utm_"));
  if (topic) parameters.push([isUtmOnly ? "utm_content" : "tema", topic]);
  for (const [name, value] of parameters) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
