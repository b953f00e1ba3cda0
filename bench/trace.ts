/** An event of a Chromium trace. */
export interface TraceEvent {
  name: string;
  /** The phase of the event; `X` for an event with a duration. */
  ph: string;
  pid: number;
  tid: number;
  /** The start in clock time, in microseconds. */
  ts: number;
  /** The duration in clock time, in microseconds. */
  dur?: number;
  /** The duration in thread time, in microseconds. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** The trace categories that `computeWorkMsFromClickToPaint` needs. */
export const traceCategories = ["toplevel", "devtools.timeline", "loading", "v8", "blink.user_timing"];

/** The names of Chromium's trace events, by kind of work before a first paint. */
const traceEventNamesByWorkKind = {
  parse: ["ParseHTML"],
  styles: ["ParseAuthorStyleSheet", "UpdateLayoutTree", "Document::recalcStyle", "Document::updateStyle"],
  layout: ["Layout"],
  paint: ["PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CompositeLayers"],
  script: ["EvaluateScript", "FunctionCall", "EventDispatch", "v8.compile", "v8.run", "RunMicrotasks"],
} as const;

/** Milliseconds of a main thread by kind of work; `waiting` is the time without a task. */
export type WorkMsByKind = Record<keyof typeof traceEventNamesByWorkKind | "other" | "waiting", number>;

/** Whether an event is a whole task of a thread, which encloses the events of its work. */
const isTaskEvent = ({ name }: TraceEvent) => name.endsWith("RunTask");

/**
 * Computes from a trace the work of the next page's main thread, in ms, from the click on its link to its first contentful
 * paint.
 * @param events the events of all pages, from Chromium's trace
 * @throws Error when there was no click, or no paint after it
 */
export function computeWorkMsFromClickToPaint(events: readonly TraceEvent[]): WorkMsByKind {
  const click = events.find(({ name, args }) => name === "EventDispatch" && args?.data?.type === "click");
  if (!click) throw new Error("the trace has no click");
  const [paint] = events
    .filter(({ name, ts }) => name === "firstContentfulPaint" && ts > click.ts)
    .sort((a, b) => a.ts - b.ts);
  if (!paint) throw new Error("the trace has no first paint after the click");
  const work: WorkMsByKind = { parse: 0, styles: 0, layout: 0, paint: 0, script: 0, other: 0, waiting: 0 };
  const kindOf = ({ name }: TraceEvent) =>
    (Object.keys(traceEventNamesByWorkKind) as (keyof typeof traceEventNamesByWorkKind)[]).find((kind) =>
      (traceEventNamesByWorkKind[kind] as readonly string[]).includes(name),
    );
  let busyUntil = click.ts;
  /** The events that enclose the current one, innermost last. */
  const enclosing: { end: number; kind: keyof WorkMsByKind }[] = [];
  const ofThread = events
    .filter((event) => event.ph === "X" && event.pid === paint.pid && event.tid === paint.tid)
    .filter((event) => isTaskEvent(event) || kindOf(event))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  for (const event of ofThread) {
    const start = Math.max(event.ts, click.ts);
    const end = Math.min(event.ts + (event.dur ?? 0), paint.ts);
    if (start >= end) continue;
    while ((enclosing.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= start) enclosing.pop();
    const outer = enclosing.at(-1);
    const kind = kindOf(event) ?? outer?.kind ?? "other";
    work[kind] += (end - start) / 1000;
    if (outer) work[outer.kind] -= (end - start) / 1000;
    else {
      work.waiting += Math.max(0, start - busyUntil) / 1000;
      busyUntil = end;
    }
    enclosing.push({ end, kind });
  }
  work.waiting += Math.max(0, paint.ts - busyUntil) / 1000;
  return work;
}
