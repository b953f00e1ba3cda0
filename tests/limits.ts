/** The number of bytes in a kilobyte. */
export const KB = 1024;

/** The maximum weights of every page, in transferred bytes: compressed bodies and response headers. */
export const pageByteLimitsByLoadStage = {
  /** The HTML with its styles. */
  document: 20 * KB,
  /**
   * The HTML that a server can send without waiting: ten segments of 1,460 bytes (RFC 6928). These bytes contain all
   * texts of the first window.
   */
  firstWindow: 14 * KB,
  /** All requests of a page from the start until it is idle: for 0.6 s in tests, for 5 s in `npm run bench`. */
  untilIdle: 45 * KB,
  /** As `untilIdle`, for the page with the booking frame. */
  untilIdleWithFrame: 65 * KB,
  /** As `untilIdle`, for the page with the form, which prefetches React. */
  untilIdleWithReact: 180 * KB,
};

/** @returns the maximum transferred bytes of all requests of a page from the start until it is idle */
export function getByteLimitUntilIdle(path: string): number {
  if (path === "/hablemos") return pageByteLimitsByLoadStage.untilIdleWithReact;
  return path === "/contacto"
    ? pageByteLimitsByLoadStage.untilIdleWithFrame
    : pageByteLimitsByLoadStage.untilIdle;
}
