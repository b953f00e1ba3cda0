import { openTab, until } from "../tests/tab.ts";
import { type TraceEvent, traceCategories } from "./trace.ts";

/** How much of the next page is there when its link is followed. */
export type LinkPreload = "cold" | "prefetched" | "prerendered";

export interface FollowedLink {
  /** Milliseconds from the end of the click to the first contentful paint of the next page. */
  painted: number;
  /** What Chromium traced from the click until the page was idle again; only when asked for. */
  trace?: TraceEvent[];
}

/**
 * Every page reports its first contentful paint itself, by the clock of the machine. The paint, not the click: what the
 * page that is left reports in its last moment can be lost with it.
 */
const reportPaint = `new PerformanceObserver((list) => {
  for (const { name, startTime } of list.getEntries())
    if (name === "first-contentful-paint")
      note(JSON.stringify({ path: location.pathname, painted: performance.timeOrigin + startTime }));
}).observe({ type: "paint", buffered: true });`;

interface Way {
  /** Address of the page with the link. */
  from: string;
  /** Selector of the link. */
  link: string;
  /** What the browser may do before the button is down: nothing, or what its speculation rules say of a hovered link. */
  ahead: LinkPreload;
  /** How many times slower the visitor's processor is. */
  slowdown: number;
  /** Whether to trace it, which takes time itself. */
  traced?: boolean;
}

/**
 * Follows a link by mouse, in a browser of its own.
 * @throws Error when the next page was not as far ahead as asked, or does not come
 */
export async function followLink({
  from,
  link,
  ahead,
  traced = false,
  ...visitor
}: Way): Promise<FollowedLink> {
  const tab = await openTab({ script: reportPaint, ...visitor });
  try {
    await tab.open(from);
    await tab.idle();
    await tab.hover(link);
    if (ahead !== "cold") await tab.idle();
    if (ahead === "prerendered")
      await until(`a prerendered page behind ${link} of ${from}`, () => tab.ready("Prerender").length > 0);
    const { pathname } = new URL(from);
    const stopTracing = traced ? await tab.trace(traceCategories) : undefined;
    await tab.press();
    const clicked = await tab.release();
    const painted = await until(`the first paint of the page behind ${link} of ${from}`, () =>
      tab.notes
        .map((text) => JSON.parse(text) as { path: string; painted: number })
        .find(({ path }) => path !== pathname),
    );
    if (!stopTracing) return { painted: painted.painted - clicked };
    await tab.idle();
    return { painted: painted.painted - clicked, trace: (await stopTracing()) as TraceEvent[] };
  } finally {
    await tab.close();
  }
}
