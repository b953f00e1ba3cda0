export interface BookingService {
  matchesAddress: (address: URL) => boolean;
  /** May change the given URL. @param host the host of the site */
  buildFrameAddress?: (address: URL, host: string) => URL;
  /** `frame-src` besides the origin of the frame's address. */
  extraFrameOrigins?: string[];
  extraSandboxPermissions?: string[];
  /** Which parameters the service stores with a booking. */
  acceptedParameters: "utm" | "any" | "none";
  /** Without it no notice about a late calendar is shown. */
  isReadyMessage?: (message: unknown) => boolean;
  readyReply?: object;
  isFailureMessage?: (message: unknown) => boolean;
  isBookedMessage?: (message: unknown) => boolean;
  /** @returns px; undefined or NaN for any other message */
  readHeightPx?: (message: unknown) => number | undefined;
}

export function readMessageField(message: unknown, name: string): unknown {
  return typeof message === "object" && message !== null
    ? Object.getOwnPropertyDescriptor(message, name)?.value
    : undefined;
}
