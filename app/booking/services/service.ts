/** What the site needs to know of a booking service, which stands in a frame on /contacto. */
export interface BookingService {
  recognises: (address: URL) => boolean;
  /** What stands in the frame on a page of the host; the configured address may be changed and returned. */
  frameAddress: (address: URL, host: string) => URL;
  /** The origins that the frame may be at: `frame-src` of the page's policy. */
  frameSources: (address: URL) => string[];
  /** What the frame may do beyond `sandboxPermissions`, as in the attribute `sandbox`. */
  extraPermissions?: string[];
  /** Which parameters on where a visitor comes from and what for the service takes along with a booking. */
  acceptedParameters: "utm" | "any" | "none";
  /** Whether a window message says that the calendar is there. Only who says so can be late. */
  isReady?: (message: unknown) => boolean;
  /** What the frame waits for once it is ready. */
  answer?: object;
  hasFailed?: (message: unknown) => boolean;
  isBooked?: (message: unknown) => boolean;
  /** The height in px that a window message asks for. */
  readHeight?: (message: unknown) => number | undefined;
}

/** A field of a window message, which may be anything at all. */
export function field(message: unknown, name: string): unknown {
  return typeof message === "object" && message !== null && Object.hasOwn(message, name)
    ? (message as Record<string, unknown>)[name]
    : undefined;
}
