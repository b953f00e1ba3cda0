/* The current time, corrected by the server's clock: with a wrong clock the agenda would offer meetings in the past. */

/** A clock difference of fewer milliseconds than this is ignored. */
const clockToleranceMs = 5 * 60_000;

/** Milliseconds to add to the visitor's clock to get the server's; 0 within the tolerance. */
let serverClockOffsetMs = 0;

/** Milliseconds between the visitor's clock, which can be set, and the time since page load, which cannot. */
const measureClockOffsetMs = () => Date.now() - performance.now();
let lastClockOffsetMs = measureClockOffsetMs();

/** @returns the current time by the server's clock, in milliseconds since 1970 */
export function getCorrectedNow(): number {
  return Date.now() + serverClockOffsetMs;
}

/**
 * Requests the server's time. Without a response nothing changes.
 * @returns whether `getCorrectedNow()` has changed
 */
export async function updateServerClockOffset(): Promise<boolean> {
  try {
    const requestedAt = Date.now();
    // The query makes the address unique, so that no proxy cache responds with an old date.
    const response = await fetch(`?${requestedAt}`, { method: "HEAD", cache: "no-store" });
    const difference = Date.parse(response.headers.get("date") ?? "") - (requestedAt + Date.now()) / 2;
    if (Number.isNaN(difference)) return false;
    lastClockOffsetMs = measureClockOffsetMs();
    const previous = serverClockOffsetMs;
    serverClockOffsetMs = Math.abs(difference) > clockToleranceMs ? difference : 0;
    return serverClockOffsetMs !== previous;
  } catch {
    return false;
  }
}

/** @returns whether the clock was changed, or the computer slept, since the last correction */
export function hasClockJumped(): boolean {
  return Math.abs(measureClockOffsetMs() - lastClockOffsetMs) > clockToleranceMs;
}
