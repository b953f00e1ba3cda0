/* The current time, corrected by the server's clock: with a wrong clock of the visitor the agenda would offer past meetings. */

/** A difference between two clocks of up to this many milliseconds is ignored. */
const clockToleranceMs = 5 * 60_000;

/** Milliseconds to add to the visitor's clock to get the server's; 0 while unknown, and when the difference is ignored. */
let serverClockOffsetMs = 0;

/** @returns the visitor's clock, which can be set, minus the time since page load, which cannot, in milliseconds */
const computeClockMinusPageTimeMs = () => Date.now() - performance.now();
/** The difference at page load, later at the last response of the server: another one now means that the clock jumped. */
let lastClockMinusPageTimeMs = computeClockMinusPageTimeMs();

/** @returns the current time in milliseconds since 1970: the visitor's clock, corrected when it is known to be wrong */
export function getCorrectedNow(): number {
  return Date.now() + serverClockOffsetMs;
}

/**
 * Requests the server's time and measures how wrong the visitor's clock is. Without a response nothing changes.
 * @returns whether the correction in `getCorrectedNow()` has changed
 */
export async function updateServerClockOffset(): Promise<boolean> {
  try {
    const requestedAt = Date.now();
    // The query makes the address unique, so that no proxy cache responds with an old date.
    const response = await fetch(`?${requestedAt}`, { method: "HEAD", cache: "no-store" });
    const difference = Date.parse(response.headers.get("date") ?? "") - (requestedAt + Date.now()) / 2;
    if (Number.isNaN(difference)) return false;
    lastClockMinusPageTimeMs = computeClockMinusPageTimeMs();
    const previous = serverClockOffsetMs;
    serverClockOffsetMs = Math.abs(difference) > clockToleranceMs ? difference : 0;
    return serverClockOffsetMs !== previous;
  } catch {
    return false;
  }
}

/** @returns whether the visitor's clock was set, or the computer slept, for over five minutes since it was last compared */
export function hasClockJumpedSinceOffsetUpdate(): boolean {
  return Math.abs(computeClockMinusPageTimeMs() - lastClockMinusPageTimeMs) > clockToleranceMs;
}
