import type { Attribution } from "../attribution.ts";
import { calCom } from "./services/cal-com.ts";
import { calendly } from "./services/calendly.ts";
import { goHighLevel } from "./services/gohighlevel.ts";
import { google } from "./services/google.ts";
import { hubspot } from "./services/hubspot.ts";
import { other } from "./services/other.ts";
import type { BookingService } from "./services/service.ts";

/** Every service that is known; the first that recognises an address has it. A new one is a file and a line. */
const services: BookingService[] = [calendly, calCom, google, hubspot, goHighLevel, other];

/** @param address `booking.url` of site.config.ts */
export function findService(address: string): BookingService {
  const url = new URL(address);
  return services.find(({ recognises }) => recognises(url)) ?? other;
}

/** The address in the frame on a page of the host, for `booking.url` of site.config.ts. */
export function frameAddress(address: string, host: string): string {
  return findService(address).frameAddress(new URL(address), host).href;
}

/**
 * The attribute `sandbox`: a calendar in a frame may run itself, know its visitor again, send its form, and open what
 * leads out of it. Its page may not lead this one away, and has neither camera nor microphone.
 */
export function sandboxPermissions(address: string): string {
  return [
    "allow-scripts",
    "allow-same-origin",
    "allow-forms",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    ...(findService(address).extraPermissions ?? []),
  ].join(" ");
}

/**
 * The address in the frame with what the service may know of the visitor; what the owner has set stays. A service that
 * takes campaigns only gets the topic of /contacto as the campaign's content.
 */
export function addAttribution(
  frame: string,
  { acceptedParameters }: BookingService,
  attribution: Attribution,
  topic: string | undefined,
): string {
  if (acceptedParameters === "none") return frame;
  const url = new URL(frame);
  const utm = acceptedParameters === "utm";
  const passed = Object.entries(attribution).filter(([name]) => !utm || name.startsWith("utm_"));
  if (topic) passed.push([utm ? "utm_content" : "tema", topic]);
  for (const [name, value] of passed) if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  return url.href;
}
