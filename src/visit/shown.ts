declare global {
  interface Document {
    /** Undefined in browsers that never prerender. */
    prerendering?: boolean;
  }
}

/** Runs at once, or for a prerendered page after its first paint. */
export function runWhenPageShown(callback: () => void): void {
  const runAfterPaint = () => requestAnimationFrame(() => setTimeout(callback));
  if (document.prerendering) document.addEventListener("prerenderingchange", runAfterPaint, { once: true });
  else callback();
}

/** Runs a callback when the browser is idle; after a second in Safari, which has no requestIdleCallback. */
export function runWhenIdle(callback: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, options);
  else setTimeout(callback, 1000);
}

export function runEveryMinuteAndOnReturn(callback: () => void): void {
  setInterval(callback, 60_000);
  addEventListener("pageshow", ({ persisted }) => persisted && callback());
  document.addEventListener("visibilitychange", () => !document.hidden && callback());
}

export function runWhenInView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
