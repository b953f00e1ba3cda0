import type { Attribution } from "../attribution.ts";
import { calComService } from "./services/cal-com.ts";
import { calendlyService } from "./services/calendly.ts";
import { goHighLevelService } from "./services/gohighlevel.ts";
import { googleService } from "./services/google.ts";
import { hubspotService } from "./services/hubspot.ts";
import { otherService } from "./services/other.ts";
import type { BookingService } from "./services/service.ts";

/** The supported services. The first one that recognises an address is used, so `otherService` is the last in the list. */
const bookingServices: BookingService[] = [
  calendlyService,
  calComService,
  googleService,
  hubspotService,
  goHighLevelService,
  otherService,
];

/** @param address `booking.url` of site.config.ts @returns the service of that address */
export function findBookingService(address: string): BookingService {
  const url = new URL(address);
  return bookingServices.find(({ recognises }) => recognises(url)) ?? otherService;
}

/**
 * The address of the frame.
 * @param address `booking.url` of site.config.ts
 * @param host of the page that holds the frame
 */
export function buildFrameAddress(address: string, host: string): string {
  return findBookingService(address).frameAddress(new URL(address), host).href;
}

/**
 * The value of the frame's `sandbox` attribute: scripts, storage, forms and new windows are allowed. Navigation of this
 * page by the frame is not.
 */
export function getFrameSandboxPermissions(address: string): string {
  return [
    "allow-scripts",
    "allow-same-origin",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    ...(findBookingService(address).extraPermissions ?? []),
  ].join(" ");
}

/**
 * Adds the visitor's attribution to the address of the frame. Parameters that the owner has set stay. A service
 * that accepts no parameters but `utm_…` gets the topic of /contacto as `utm_content`.
 */
export function addAttributionToFrame(
  frame: string,
  { acceptedParameters }: BookingService,
  attribution: Attribution,
  topic: string | undefined,
): string {
  if (acceptedParameters === "none") return frame;
  const url = new URL(frame);
  const isUtmOnly = acceptedParameters === "utm";
  const parameters = Object.entries(attribution).filter(([name]) => !isUtmOnly || name.startsWith("utm_"));
  if (topic) parameters.push([isUtmOnly ? "utm_content" : "tema", topic]);
  for (const [name, value] of parameters) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
