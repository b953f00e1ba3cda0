export const KB = 1024;

/** Limits of a page in bytes, compressed; all but `firstWindow` count response headers, too. */
export const pageByteLimits = {
  /** The HTML with its styles. */
  document: 22 * KB,
  /**
   * The start of the HTML that a server can send without waiting: ten segments of 1,460 bytes (RFC 6928). It must contain
   * all texts that a visitor sees before scrolling.
   */
  firstWindow: 14 * KB,
  /** The scripts of a page, but for /hablemos and for /contacto with its frame. */
  scripts: 8 * KB,
  /** All requests of a page from the start until it is idle: for 0.5 s in tests, for 5 s in `npm run bench`. */
  untilIdle: 45 * KB,
  /** As `untilIdle`, for /contacto, which has the agenda in a frame. */
  untilIdleWithFrame: 65 * KB,
  /** As `untilIdle`, for /hablemos, which prefetches React for its form. */
  untilIdleWithReact: 125 * KB,
};

/** @returns the maximum transferred bytes of all requests of a page from the start until it is idle */
export function getByteLimitUntilIdle(path: string): number {
  if (path === "/hablemos") return pageByteLimits.untilIdleWithReact;
  return path === "/contacto" ? pageByteLimits.untilIdleWithFrame : pageByteLimits.untilIdle;
}
