import type { ClientDirective } from "astro";
import { isDataSaverOn } from "../visit/save-data.ts";
import { runWhenIdle, runWhenPageShown } from "../visit/shown.ts";

declare module "astro" {
  interface AstroClientDirectives {
    "client:on-use"?: boolean;
  }
}

/** form-script.ts dispatches `resume` for a draft whose delivery has begun. */
const useEventNames = ["pointerover", "keydown", "focusin", "input", "submit", "resume"];

/** Without evaluating them, so that a first touch meanwhile is not delayed. */
function prefetchModules(island: HTMLElement): void {
  for (const name of ["renderer-url", "component-url"]) {
    const href = island.getAttribute(name);
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", fetchPriority: "low", href }));
  }
}

/** Starts at the first use. React undoes a translation, so on a translated page it starts only at submit. */
const startOnUse: ClientDirective = (load, _options, island) => {
  let starting: Promise<void> | undefined;
  const start = () => (starting ??= load().then((hydrate) => hydrate()));
  const startAfterPaint = (event: Event) => {
    const isFingerDown = (event as PointerEvent).pointerType === "touch";
    const isTranslated = event.type !== "submit" && document.querySelector("body font") !== null;
    if (!isFingerDown && !isTranslated) requestAnimationFrame(() => setTimeout(start));
  };
  for (const name of useEventNames) island.addEventListener(name, startAfterPaint, { passive: true });
  runWhenPageShown(() => {
    const fetchWhenIdle = () => isDataSaverOn() || runWhenIdle(() => starting ?? prefetchModules(island));
    if (document.readyState === "complete") fetchWhenIdle();
    else addEventListener("load", fetchWhenIdle, { once: true });
  });
};

// biome-ignore lint/style/noDefaultExport: Astro takes the default export of a directive
export default startOnUse;
