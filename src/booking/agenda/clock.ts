/* The current time, corrected by the server's clock: with a wrong clock of the visitor the agenda would offer past meetings. */

/** A difference between the clocks of up to this many milliseconds is ignored. */
const clockToleranceMs = 5 * 60_000;

/** Milliseconds to add to the visitor's clock to get the server's; 0 while unknown, and when the difference is ignored. */
let serverClockOffsetMs = 0;

/** @returns the current time in milliseconds since 1970: the visitor's clock, corrected when it is known to be wrong */
export const getCorrectedNow = (): number => Date.now() + serverClockOffsetMs;

/**
 * Requests the server's time and measures how wrong the visitor's clock is. Without a response nothing changes.
 * @returns whether the correction in `getCorrectedNow()` has changed
 */
export async function updateServerClockOffset(): Promise<boolean> {
  const requestedAt = Date.now();
  // The query makes the address unique, so that no proxy cache responds with an old date.
  const request = fetch(`?${requestedAt}`, { method: "HEAD", cache: "no-store" });
  const response = await request.catch(() => undefined);
  const difference = Date.parse(response?.headers.get("date") ?? "") - (requestedAt + Date.now()) / 2;
  if (Number.isNaN(difference)) return false;
  const previous = serverClockOffsetMs;
  serverClockOffsetMs = Math.abs(difference) > clockToleranceMs ? difference : 0;
  return serverClockOffsetMs !== previous;
}
