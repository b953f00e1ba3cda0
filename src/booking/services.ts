import type { Attribution } from "../visit/attribution.ts";
import { calComService } from "./services/cal-com.ts";
import { calendlyService } from "./services/calendly.ts";
import { goHighLevelService } from "./services/gohighlevel.ts";
import { googleService } from "./services/google.ts";
import { hubspotService } from "./services/hubspot.ts";
import type { BookingService } from "./services/service.ts";

/** The supported booking services. */
const bookingServices: BookingService[] = [
  calendlyService,
  calComService,
  googleService,
  hubspotService,
  goHighLevelService,
];

/** Any other booking page: its address gets only `utm_…` parameters, and its messages are ignored. */
export const unknownService: BookingService = { matchesAddress: () => true, acceptedParameters: "utm" };

/** @param address `booking.url` of content/site.yaml @returns the service of that address; `unknownService` for an unknown one */
export function findBookingService(address: string): BookingService {
  const url = new URL(address);
  return bookingServices.find(({ matchesAddress }) => matchesAddress(url)) ?? unknownService;
}

/**
 * Builds the address of the frame with the calendar of a booking service.
 * @param address the owner's `booking.url` of content/site.yaml
 * @param host the host of the site, which shows the frame
 */
export function buildFrameAddress(address: string, host: string): string {
  const url = new URL(address);
  return (findBookingService(address).buildFrameAddress?.(url, host) ?? url).href;
}

/** @returns the origins that the frame of a booking address may load: `frame-src` of the page's policy */
export const listFrameOrigins = (address: string): string[] => [
  new URL(buildFrameAddress(address, "")).origin,
  ...(findBookingService(address).extraFrameOrigins ?? []),
];

/**
 * @param address the owner's `booking.url` of content/site.yaml
 * @returns the value of the frame's `sandbox` attribute: it allows scripts, storage, forms, new windows and what the service
 *   needs besides, and does not allow the frame to navigate the page that holds it
 */
export const getFrameSandboxPermissions = (address: string): string =>
  [
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox",
    ...(findBookingService(address).extraSandboxPermissions ?? []),
  ].join(" ");

/**
 * Adds the visitor's attribution and topic to the address of a booking page, unless the service accepts no parameters.
 * Parameters that the owner has set stay. A service that accepts only `utm_…` gets the topic of /contacto as `utm_content`.
 */
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
