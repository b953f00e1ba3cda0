/* The time, also on a computer whose clock is wrong: by hours it would offer meetings of the past. */

/** Milliseconds by which two clocks may differ. */
const tolerance = 5 * 60_000;

/** Milliseconds by which the server's clock is ahead of the visitor's; 0 within the tolerance. */
let ahead = 0;

/** Milliseconds of the visitor's clock beyond those since the page began, which nobody can set. */
const clockOffset = () => Date.now() - performance.now();
let lastOffset = clockOffset();

/** @returns milliseconds since 1970 */
export function now(): number {
  return Date.now() + ahead;
}

/**
 * Asks the server for the time. Without an answer nothing changes.
 * @returns whether `now()` tells another time than before
 */
export async function correctClock(): Promise<boolean> {
  try {
    const askedAt = Date.now();
    // An address of its own, so that no cache on the way answers with an old date.
    const answer = await fetch(`?${askedAt}`, { method: "HEAD", cache: "no-store" });
    const difference = Date.parse(answer.headers.get("date") ?? "") - (askedAt + Date.now()) / 2;
    if (Number.isNaN(difference)) return false;
    lastOffset = clockOffset();
    const before = ahead;
    ahead = Math.abs(difference) > tolerance ? difference : 0;
    return ahead !== before;
  } catch {
    return false;
  }
}

/** @returns whether the clock was set, or the computer slept, since it was last corrected */
export function hasClockJumped(): boolean {
  return Math.abs(clockOffset() - lastOffset) > tolerance;
}
