/* With a wrong clock of the visitor the agenda would offer past meetings, so the server's clock corrects it. */

const clockToleranceMs = 5 * 60_000;

let serverClockOffsetMs = 0;

/** @returns the current time in milliseconds since 1970 */
export const getCorrectedNow = (): number => Date.now() + serverClockOffsetMs;

/** @returns whether the correction in `getCorrectedNow()` has changed; without a response it has not */
export async function updateServerClockOffset(): Promise<boolean> {
  const requestedAt = Date.now();
  // So that no proxy cache responds with an old date.
  const request = fetch(`?${requestedAt}`, { method: "HEAD", cache: "no-store" });
  const response = await request.catch(() => undefined);
  const difference = Date.parse(response?.headers.get("date") ?? "") - (requestedAt + Date.now()) / 2;
  if (Number.isNaN(difference)) return false;
  const previous = serverClockOffsetMs;
  serverClockOffsetMs = Math.abs(difference) > clockToleranceMs ? difference : 0;
  return serverClockOffsetMs !== previous;
}
