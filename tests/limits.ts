/** The number of bytes in a kilobyte. */
export const KB = 1024;

/** The maximum weights of every page, in transferred bytes: compressed bodies and response headers. */
export const pageByteLimits = {
  document: 20 * KB,
  /**
   * The HTML that a server can send without waiting: ten segments of 1,460 bytes (RFC 6928). These bytes contain all
   * texts of the first window.
   */
  firstWindow: 14 * KB,
  /** All requests of a page until the page has been idle for five seconds. */
  idle: 45 * KB,
  /** As `idle`, for the page with the booking frame. */
  idleWithFrame: 65 * KB,
  /** As `idle`, for the page with the form, which prefetches React. */
  idleWithReact: 180 * KB,
};

/** @returns the maximum weight of a page after five idle seconds */
export function getIdleByteLimit(path: string): number {
  if (path === "/hablemos") return pageByteLimits.idleWithReact;
  return path === "/contacto" ? pageByteLimits.idleWithFrame : pageByteLimits.idle;
}
