import type { ClientDirective } from "astro";
import { isDataSaverOn } from "../visit/save-data.ts";
import { runWhenIdle, runWhenPageShown } from "../visit/shown.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:on-use"?: boolean;
  }
}

/** What counts as use of an island. form-script.ts dispatches `resume` for a draft whose delivery has begun. */
const useEventNames = ["pointerover", "keydown", "focusin", "input", "submit", "resume"];

/**
 * The client directive `client:on-use`: loads the island when the page is idle, unless with Save-Data, and starts it at its
 * first use, after the paint of what the visitor did. A touch counts only when it ends and focuses a field. React undoes a
 * translation when it renders, so on a translated page the island starts only at submit.
 */
const startOnUse: ClientDirective = (load, _options, island) => {
  let loading: ReturnType<typeof load> | undefined;
  const loadOnce = () => (loading ??= load());
  const startAfterPaint = (event: Event) => {
    const isFingerDown = (event as PointerEvent).pointerType === "touch";
    const isTranslated = event.type !== "submit" && document.querySelector("body font") !== null;
    if (!isFingerDown && !isTranslated)
      requestAnimationFrame(() => setTimeout(async () => (await loadOnce())()));
  };
  for (const name of useEventNames) island.addEventListener(name, startAfterPaint, { passive: true });
  runWhenPageShown(() => {
    const fetchWhenIdle = () => isDataSaverOn() || runWhenIdle(loadOnce);
    if (document.readyState === "complete") fetchWhenIdle();
    else addEventListener("load", fetchWhenIdle, { once: true });
  });
};

// biome-ignore lint/style/noDefaultExport: Astro takes the default export of a directive
export default startOnUse;
