export interface BookingService {
  /** Whether the owner's booking address is one of this service. */
  matchesAddress: (address: URL) => boolean;
  /**
   * May change the given URL object, which has the owner's address; without this function the frame has that address.
   * @param host the host of the site
   */
  buildFrameAddress?: (address: URL, host: string) => URL;
  /** Origins that the frame may load besides that of its address: `frame-src` of the page's policy. */
  extraFrameOrigins?: string[];
  /** Additional `sandbox` permissions to those of `getFrameSandboxPermissions`. */
  extraSandboxPermissions?: string[];
  /** Which parameters of the address the service stores with a booking: only `utm_…`, any, or none. */
  acceptedParameters: "utm" | "any" | "none";
  /**
   * Whether a window message reports that the calendar is loaded. Without this function the site shows no notice about
   * a late calendar.
   */
  isReadyMessage?: (message: unknown) => boolean;
  /** The message that /contacto sends to the frame when the frame is ready and waits for it. */
  readyReply?: object;
  isFailureMessage?: (message: unknown) => boolean;
  isBookedMessage?: (message: unknown) => boolean;
  /** The height in px that a window message requests for the frame; undefined or NaN for any other message. */
  readHeightPx?: (message: unknown) => number | undefined;
}

/** @returns a field of a window message, which may be a value of any type; undefined when the message has no such field */
export function readMessageField(message: unknown, name: string): unknown {
  return typeof message === "object" && message !== null && Object.hasOwn(message, name)
    ? (message as Record<string, unknown>)[name]
    : undefined;
}
