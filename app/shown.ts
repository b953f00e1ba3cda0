declare global {
  interface Document {
    /** Only Chromium prerenders. */
    prerendering?: boolean;
  }
}

/**
 * Runs something when a visitor sees the page: at once, or after the first paint of a page that the browser has
 * prerendered, which is not kept waiting for it.
 */
export function whenShown(run: () => void): void {
  const runAfterPaint = () => requestAnimationFrame(() => setTimeout(run));
  if (document.prerendering) document.addEventListener("prerenderingchange", runAfterPaint, { once: true });
  else run();
}
