export const KB = 1024;

/** Limits of a page in bytes, compressed; all but the first screens' count response headers, too. */
export const pageByteLimits = {
  document: 22.5 * KB,
  /**
   * The start of the HTML that a server can send without waiting: ten segments of 1,460 bytes (RFC 6928). It must contain
   * all texts that a visitor sees before scrolling.
   */
  firstWindow: 14 * KB,
  /** The home page has the styles of its day story before its texts; a second sheet after them would cost more. */
  firstScreenOfHome: 17 * KB,
  scripts: 8 * KB,
  /** All requests of a page from the start until it is idle: for 0.5 s in tests, for 5 s in `npm run bench`. */
  untilIdle: 50 * KB,
  untilIdleWithFrame: 66 * KB,
  untilIdleWithReact: 125 * KB,
};

export function getByteLimitUntilIdle(path: string): number {
  if (path === "/hablemos") return pageByteLimits.untilIdleWithReact;
  return path === "/contacto" ? pageByteLimits.untilIdleWithFrame : pageByteLimits.untilIdle;
}
