import { isDataSaverOn } from "./save-data.ts";

/**
 * Prefetches the page of a link on pointerdown in browsers without speculation rules (Firefox, Safari); the others have
 * finish/files/speculation-rules.ts. fetch() is used, because Safari does not support `rel="prefetch"` and in Firefox the
 * policy's `default-src` blocks it. With Save-Data on, nothing is prefetched:
 * `data-saves-data` on <html> turns the speculation rules off.
 */
export function prefetchLinks(): void {
  if (isDataSaverOn()) {
    document.documentElement.dataset.savesData = "";
    return;
  }
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const prefetched = new Set([location.href]);
  addEventListener("pointerdown", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || prefetched.has(link.href)) return;
    prefetched.add(link.href);
    // When this fails offline, the click shows the browser's error.
    fetch(link.href, { priority: "low" }).catch(() => {});
  });
}
