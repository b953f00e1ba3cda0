declare global {
  interface Document {
    /** Whether the page is being prerendered; undefined in browsers other than Chromium, which never prerender. */
    prerendering?: boolean;
  }
}

/**
 * Runs a callback when the visitor sees the page: immediately, or for a prerendered page after its first paint, so that
 * the paint is not delayed.
 */
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

/** Runs a callback every minute, and when the visitor comes back to the tab or, by Back, to the page. */
export function runEveryMinuteAndOnReturn(callback: () => void): void {
  setInterval(callback, 60_000);
  addEventListener("pageshow", ({ persisted }) => persisted && callback());
  document.addEventListener("visibilitychange", () => !document.hidden && callback());
}

/** Runs a callback once, when the element comes into view. */
export function runWhenInView(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  });
  observer.observe(element);
}
