/** What is read of an event in a trace of Chromium's; times in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Wall time, and the time the thread itself was at work in it. */
  dur?: number;
  tdur?: number;
  args: { frame?: string; data?: { documentLoaderURL?: string } };
}

/** Milliseconds after which a task makes a visitor wait (W3C, Long Tasks). */
const longTask = 50;

/**
 * Total blocking time from the first paint on, as Lighthouse has it, with two differences. A task counts with the
 * time that its thread was at work, not with that in which other programs had the processor. And it counts from the
 * paint that was seen: Lighthouse's simulated one comes so early that on a busy machine the browser's own start,
 * which is the same on every page, still goes on then.
 * @param events of a trace of one page load
 * @param url of the page as the browser asked for it
 * @param slowdown how many times slower than this machine the visitor's is
 * @returns milliseconds on the slower machine
 * @throws Error when the trace lacks the navigation, its first paint or what its tasks took
 */
export function threadBlockingTime(events: readonly TraceEvent[], url: string, slowdown: number): number {
  const navigation = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, args, ts }) =>
      navigation &&
      name === "firstContentfulPaint" &&
      args.frame === navigation.args.frame &&
      ts > navigation.ts,
  );
  if (!paint) throw new Error(`the trace of ${url} has no ${navigation ? "first paint" : "navigation"}`);
  const tasks = events.filter(
    ({ name, pid, tid }) => name === "RunTask" && pid === paint.pid && tid === paint.tid,
  );
  // Else a trace in which tasks have another name or no such time would look like a page that blocks nobody.
  if (!tasks.some(({ tdur }) => tdur)) throw new Error(`the trace of ${url} has no thread time of its tasks`);
  let blocked = 0;
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    const after = ts + dur - Math.max(ts, paint.ts);
    if (after > 0) blocked += Math.max(0, ((tdur * after) / dur / 1000) * slowdown - longTask);
  }
  return blocked;
}
