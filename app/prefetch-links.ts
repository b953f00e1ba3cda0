import { savesData } from "./save-data.ts";

/**
 * Fetches the page of a link once finger or button is down, where the browser knows no speculation rules, which do more
 * (finish/files/speculation-rules.ts): Firefox and Safari. By fetch(), because Safari knows no `rel="prefetch"` and in
 * Firefox the policy's `default-src` forbids it. For a visitor who saves data nothing is fetched ahead: the mark on the
 * page ends the rules.
 */
export function prefetchLinks(): void {
  if (savesData()) {
    document.documentElement.dataset.savesData = "";
    return;
  }
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  const fetched = new Set([location.href]);
  addEventListener("pointerdown", ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || fetched.has(link.href)) return;
    fetched.add(link.href);
    // Offline the click tells of it.
    fetch(link.href, { priority: "low" }).catch(() => {});
  });
}
