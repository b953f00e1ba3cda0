import { keepFirstTouch } from "./attribution.ts";
import { followTopic } from "./booking/topic.ts";
import { dropDraft, keepDraft, restoreDraft } from "./careers/draft.ts";
import { listenForLinks, raise } from "./events.ts";
import { keep, readKept } from "./kept.ts";

// The only script of a finished page until React is wanted; the build bundles it into one classic script. It fetches
// React when the page is idle, starts it at the visitor's first intent, and repeats then what was asked for before.
// What it sets on <html> survives hydration. Its listeners stay and serve the pages that React brings, too.
const root = document.documentElement;
const { start, missing } = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
const hydrated = () => "hydrated" in root.dataset;
// Controls that need a script are shown from here on (app.css).
root.dataset.boot = "";

/** Without this attribute (no script) the home page's transparent header scrolls away with its hero. */
function markScroll() {
  root.dataset.scrolled = String(scrollY > 50);
}
addEventListener("scroll", markScroll, { passive: true });
addEventListener("load", markScroll);

if (missing !== undefined) {
  console.error(`404: ${location.pathname}`);
  root.dataset.missing = location.pathname;
  raise("not_found", {});
}

keepFirstTouch();
followTopic();
listenForLinks();

// After a reload, Back may lead to an address that React once gave to this document. Before React nobody would show
// its page, so it is loaded. The step may have been taken before this script ran: then the address is no longer the one
// that the document was opened at.
const [visit] = performance.getEntriesByType("navigation");
// Older Firefox gives no address here.
const openedAt = visit?.name.startsWith(location.origin) ? new URL(visit.name).pathname : location.pathname;
const elsewhere = () => !hydrated() && location.pathname !== openedAt;
function loadPageOfAddress() {
  if (elsewhere()) location.reload();
}
addEventListener("popstate", loadPageOfAddress);
loadPageOfAddress();

// React Router has told the browser not to restore the position at this address, and does it itself. Not before it runs.
if (history.scrollRestoration === "manual") {
  const positions = readKept<Record<string, number>>("react-router-scroll-positions") ?? {};
  scrollTo(0, positions[history.state?.key ?? "default"] ?? 0);
  // Firefox may lay out the page before its fallback font is there: no text that moves then may take the position along.
  root.style.overflowAnchor = "none";
  document.fonts.ready.then(() => {
    root.style.overflowAnchor = "";
  });
}

addEventListener("pagehide", () => {
  // The browser would note for this address how far the other page was scrolled.
  if (!elsewhere()) history.scrollRestoration = "auto";
  // Who comes back finds everything closed.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  for (const panel of document.querySelectorAll<HTMLElement>("[popover]")) panel.hidePopover();
});

// Before Chrome 114, Firefox 125, Safari 17: the panel is shown by an attribute (app.css).
if (!("popover" in HTMLElement.prototype)) {
  const show = (panel: HTMLElement, open: boolean) => {
    if (panel.toggleAttribute("data-open", open) === open) {
      panel.dispatchEvent(Object.assign(new Event("toggle"), { newState: open ? "open" : "closed" }));
    }
  };
  Object.assign(HTMLElement.prototype, {
    hidePopover(this: HTMLElement) {
      if (this.hasAttribute("data-open")) show(this, false);
    },
  });
  const panels = () => document.querySelectorAll<HTMLElement>("[popover]");
  addEventListener("click", ({ target }) => {
    const id = (target as Element).closest("[popovertarget]")?.getAttribute("popovertarget");
    for (const panel of panels()) {
      if (panel.id === id) show(panel, !panel.hasAttribute("data-open"));
      else if (!panel.contains(target as Node)) panel.hidePopover();
    }
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") for (const panel of panels()) panel.hidePopover();
  });
}

// Before Chrome 135, Firefox 144, Safari 26.2.
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button[commandfor]");
    if (!button) return;
    const dialog = document.getElementById(
      `${button.getAttribute("commandfor")}`,
    ) as HTMLDialogElement | null;
    dialog?.[button.getAttribute("command") === "close" ? "close" : "showModal"]();
  });
}

// Before Chrome 134 and Firefox 141: a click beside the drawer, which stands at the right, closes it.
if (!("closedBy" in HTMLDialogElement.prototype)) {
  addEventListener("click", ({ target, clientX }) => {
    const beside = clientX < (target as Element).getBoundingClientRect().left;
    // Of all elements only a dialog can be closed.
    if (beside) (target as Partial<HTMLDialogElement>).close?.();
  });
}

// Before Chrome 120, Firefox 130, Safari 17.2: of questions with one name at most one is open.
if (!("name" in HTMLDetailsElement.prototype)) {
  const onToggle = ({ target }: Event) => {
    const opened = target as HTMLDetailsElement;
    if (!opened.open) return;
    const named = `details[name="${opened.getAttribute("name")}"]`;
    for (const other of document.querySelectorAll<HTMLDetailsElement>(named)) {
      if (other !== opened) other.open = false;
    }
  };
  addEventListener("toggle", onToggle, true);
}

/* Until React can: a panel that is shown by hovering is dismissed by Escape (WCAG 1.4.13), until the next hover. */
addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && !hydrated())
    document.querySelector(".solutions:hover")?.setAttribute("data-dismissed", "");
});
addEventListener("pointerover", ({ target }) => {
  if (!hydrated() && !(target as Element).closest("[data-dismissed]"))
    document.querySelector("[data-dismissed]")?.removeAttribute("data-dismissed");
});

/* What is written into a form outlives Back, a reload, and React failing or rebuilding the page. */
const draftForm = () => document.querySelector<HTMLFormElement>("form[data-draft]");
const restore = () => {
  const form = draftForm();
  if (form) restoreDraft(form);
};
// The field entered last: React may come before its first letter.
let writingIn = "";
addEventListener("focusin", ({ target }) => {
  const { form, name } = target as HTMLInputElement;
  if (form?.dataset.draft) writingIn = name;
});
addEventListener("input", ({ target }) => {
  const { form } = target as HTMLInputElement;
  if (form?.dataset.draft) keepDraft(form);
});
addEventListener("reset", ({ target }) => dropDraft((target as HTMLFormElement).dataset.draft));
restore();

if (start) {
  /** Milliseconds after which a visitor who sent a form is told that it does not answer. */
  const patience = 5000;
  const resend = "resend";
  const intents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "focusin"];
  const asked: (() => void)[] = [];
  let running = false;
  let failed = false;
  let submitted = false;

  type Start = { preload: () => void; run: () => Promise<unknown> };
  const startModule = (): Promise<Start> => import(/* @vite-ignore */ start);
  const stall = () => {
    if (submitted && !hydrated()) root.dataset.stalled = "";
  };

  const begin = () => {
    // On a page that the browser has translated React would put the original back: it comes only where it must.
    const translated = document.querySelector("body font");
    if (running || (translated && !submitted)) return;
    running = true;
    startModule()
      .then(({ run }) => run())
      .catch((error) => {
        console.warn("The page works without its application, which did not load.", error);
        failed = true;
        stall();
      });
  };
  for (const intent of intents) addEventListener(intent, begin, { passive: true });

  addEventListener("load", () => {
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    if (saveData) return;
    const fetchAhead = () =>
      startModule().then(
        ({ preload }) => preload(),
        () => {},
      );
    // Safari has no requestIdleCallback.
    "requestIdleCallback" in window ? requestIdleCallback(fetchAhead) : setTimeout(fetchAhead, 1000);
  });

  addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("button[data-replay]");
    if (button && !hydrated()) asked.push(() => button.click());
  });

  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (hydrated()) return;
    event.preventDefault();
    if (failed && keepDraft(form)) {
      // Some browsers keep a module's failure for as long as the document lives: the next try is a new document.
      keep(resend, true);
      location.reload();
      return;
    }
    if (!submitted) asked.push(() => draftForm()?.requestSubmit());
    submitted = true;
    root.dataset.waiting = "";
    if (failed) stall();
    else setTimeout(stall, patience);
    begin();
  });

  addEventListener(
    "hydrated",
    () => {
      delete root.dataset.waiting;
      delete root.dataset.stalled;
      restore();
      // React has built the page anew: whoever was writing goes on. Not at once: React may come at the very step from one
      // field to the next, when for a moment none has the focus.
      asked.unshift(() => {
        if (document.activeElement === document.body)
          (draftForm()?.elements.namedItem(writingIn) as HTMLElement | null)?.focus();
      });
      // Each in a task of its own, so that the second click finds what the first has done.
      for (const repeat of asked) setTimeout(repeat);
    },
    { once: true },
  );

  if (readKept(resend)) {
    keep(resend);
    draftForm()?.requestSubmit();
  }
}
