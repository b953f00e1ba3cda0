/**
 * The only script of a finished page until React is wanted. The build bundles it by itself, so it imports
 * nothing; it must survive hydration, which leaves alone what it sets on <html> and on the parts of the page.
 */
const root = document.documentElement;
const { start, eager, missing } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};

/**
 * Fulfilled when the page was painted: earlier, a question where the page stands would have it laid out twice, and a
 * download would compete with it. A tab in the background paints nothing, so there it is fulfilled after a second.
 */
const painted = new Promise<void>((resolve) => {
  new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length) resolve();
  }).observe({ type: "paint", buffered: true });
  setTimeout(resolve, 1000);
});

/** Without this attribute (no script) the home page's transparent header scrolls away with its hero. */
function markScroll() {
  root.dataset.scrolled = String(scrollY > 50);
}
addEventListener("scroll", markScroll, { passive: true });
painted.then(markScroll);

// Who comes back is to find the page as high as it was left, or the browser brings them to another place.
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (visit?.type !== "navigate") root.dataset.laid = "";

// Browsers from before 2025-12 do not know `commandfor`.
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else dialog.showModal();
  });
}

if (missing !== undefined) {
  console.error(`404: ${location.pathname}`);
  root.dataset.missing = location.pathname;
}

if (start) {
  const intents = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
  let attempts = 0;
  let running = false;

  const elements = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  /** Lays out what is kept out of the layout: a part a task, so that the visitor never waits for all. */
  const layOut = ([part, ...rest]: HTMLElement[]) => {
    if (!part) {
      root.dataset.laid = "";
      return;
    }
    part.style.contentVisibility = "visible";
    setTimeout(layOut, 50, rest);
  };

  const begin = () => {
    if (running) return;
    running = true;
    // React brings the rest of the styles, and for them a whole page would be styled anew in one go. All bands are
    // measured before one is set aside: else the page would be laid out once for each.
    const outOfSight = elements("main section, footer").filter((band) => {
      const { top, bottom } = band.getBoundingClientRect();
      return bottom < 0 || top > innerHeight;
    });
    for (const band of outOfSight) band.style.contentVisibility = "auto";
    // A module that failed to load stays failed under its address, so each attempt has its own.
    import(/* @vite-ignore */ attempts++ ? `${start}?${attempts}` : start).catch((error) => {
      console.warn("The page works without its application, which did not load.", error);
      running = false;
    });
  };
  for (const intent of intents) addEventListener(intent, begin, { passive: true });
  // In a task of its own in any case, so that `load` is over first, and with the font, whose arrival is a task too.
  const wait = () =>
    eager === undefined
      ? setTimeout(begin, 4000)
      : Promise.all([painted, document.fonts.ready]).then(() => setTimeout(begin));
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait);

  // What was asked for before React was there is done when it is.
  let replay = () => {};
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("button[data-replay]");
    if (button && !("hydrated" in root.dataset)) replay = () => button.click();
  });
  addEventListener("submit", (event) => {
    if ("hydrated" in root.dataset) return;
    event.preventDefault();
    replay = () => (event.target as HTMLFormElement).requestSubmit();
    begin();
  });
  addEventListener(
    "hydrated",
    () => {
      replay();
      layOut(elements("main section, .day-moment, footer"));
    },
    { once: true },
  );
}

export {};
