import { savesData } from "../save-data.ts";
import { keep, readSessionItem } from "../session-storage.ts";
import { startReactWhenSent } from "./before-react.ts";
import { deleteDraft, restoreDraft, saveDraft } from "./draft.ts";

/** What the build writes for a page that React runs on (finish/page/scripts.ts). */
interface StartModule {
  /** Has all that the page needs fetched, at low priority. */
  preload: () => void;
  /** Runs it; fulfilled when React is about to hydrate the page. */
  run: () => Promise<unknown>;
}

/** Milliseconds after which a visitor who sent a form is told that it does not answer. */
const patience = 5000;
const resend = "resend";
const intents = ["pointerover", "keydown", "focusin", "input"];

const formOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>("form[data-draft]") : null;
const draftForm = () => document.querySelector<HTMLFormElement>("form[data-draft]");

/** Keeps what is written into the form over Back, a reload, and React failing or rebuilding the page. */
export function saveDrafts(): void {
  addEventListener("input", ({ target }) => {
    const form = formOf(target);
    if (form) saveDraft(form);
  });
  addEventListener("reset", ({ target }) => deleteDraft(target as HTMLFormElement));
  restoreDrafts();
}

function restoreDrafts(): void {
  const form = draftForm();
  if (form) restoreDraft(form);
}

/**
 * Fetches React while the page is idle, starts it at the visitor's first intent in the form, after the next paint, and
 * sends then what was sent before. What it sets on <html> survives hydration.
 * @param address of the start module
 */
export function startReactForForm(address: string): void {
  const root = document.documentElement;
  const hasReact = () => "hydrated" in root.dataset;
  const startModule = (): Promise<StartModule> => import(/* @vite-ignore */ address);
  let running = false;
  let failed = false;
  let submitted = false;
  // The field entered last: React may come before its first letter.
  let writingIn = "";

  const stall = () => {
    if (submitted && !hasReact()) root.dataset.stalled = "";
  };

  const begin = () => {
    // On a page that the browser has translated React would put the original back: it comes only where it must.
    const translated = document.querySelector("body font");
    if (running || (translated && !submitted)) return;
    running = true;
    startModule()
      .then(({ run }) => run())
      .catch((error) => {
        console.warn("The form works without its application, which did not load.", error);
        failed = true;
        stall();
      });
  };
  // What the visitor did is painted first: a finger that comes down has not chosen its field before it is lifted.
  const beginAfterPaint = (event: Event) => {
    const isFingerDown = (event as PointerEvent).pointerType === "touch";
    if (!running && !isFingerDown && formOf(event.target)) requestAnimationFrame(() => setTimeout(begin));
  };
  for (const intent of intents) addEventListener(intent, beginAfterPaint, { passive: true });
  startReactWhenSent(begin);

  addEventListener("load", () => {
    if (savesData()) return;
    const fetchAhead = () =>
      startModule().then(
        ({ preload }) => preload(),
        () => {},
      );
    // Safari has no requestIdleCallback.
    "requestIdleCallback" in window ? requestIdleCallback(fetchAhead) : setTimeout(fetchAhead, 1000);
  });

  addEventListener("focusin", ({ target }) => {
    if (formOf(target)) writingIn = (target as HTMLInputElement).name;
  });

  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (hasReact()) return;
    event.preventDefault();
    if (failed && saveDraft(form)) {
      // Some browsers keep a module's failure for as long as the document lives: the next try is a new document.
      keep(resend, true);
      location.reload();
      return;
    }
    submitted = true;
    root.dataset.waiting = "";
    if (failed) stall();
    else setTimeout(stall, patience);
    begin();
  });

  // Raised by the form (application-form.tsx) when React has it.
  addEventListener(
    "hydrated",
    () => {
      root.dataset.hydrated = "";
      delete root.dataset.waiting;
      delete root.dataset.stalled;
      restoreDrafts();
      setTimeout(() => {
        // React has built the page anew: whoever was writing goes on. Not at once: React may come at the very step from
        // one field to the next, when for a moment none has the focus.
        if (document.activeElement === document.body)
          (draftForm()?.elements.namedItem(writingIn) as HTMLElement | null)?.focus();
        if (submitted) draftForm()?.requestSubmit();
      });
    },
    { once: true },
  );

  if (readSessionItem(resend)) {
    keep(resend);
    draftForm()?.requestSubmit();
  }
}
