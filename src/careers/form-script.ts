import { runWhenPageShown } from "../visit/shown.ts";
import { findForm, noteDelivery, readDraft, restoreDraft, saveDraft } from "./draft.ts";
import { showErrorsBelowFields } from "./field-errors.ts";

/*
 * What the form needs before React runs. The attributes that tell application-form.css the state are on <html>, because React
 * may render the form again: `form` once a script runs, `submitted` while a submit waits for React, `hydrated` from then on.
 */

/** After this time, in milliseconds, a submitted form without React shows a message that it does not respond. */
const stalledNoticeDelayMs = 5000;

const { dataset } = document.documentElement;

/** Keeps the draft up to date. A draft that was sent starts the island (on-use.ts), which shows what became of it. */
function keepDraft(): void {
  addEventListener("input", saveDraft);
  addEventListener("pageshow", ({ persisted }) => persisted && restoreDraft({ overwrite: true }));
  restoreDraft();
  if (readDraft().outcome) findForm()?.dispatchEvent(new Event("resume", { bubbles: true }));
}

/**
 * Reloads the page, which then sends the form again: a later build of the site has other files, and some browsers keep the
 * failure of a module until the document is reloaded.
 * @returns false when nothing would come of it, because storage is blocked or there is no connection
 */
function reloadAndResend(): boolean {
  if (!navigator.onLine || !noteDelivery({ outcome: "resend" })) return false;
  location.reload();
  return true;
}

/** Keeps a submit before React runs and repeats it then, and says after 5 s what to do when React does not come. */
function holdSubmitUntilHydrated(): void {
  const isResend = readDraft().outcome === "resend";
  let hasFailed = false;
  let lastFocusedName = "";

  const showStalled = () => {
    if (dataset.submitted) dataset.submitted = "stalled";
  };
  addEventListener("focusin", ({ target }) => {
    lastFocusedName = (target as HTMLInputElement).name ?? "";
  });
  addEventListener("astro:hydration-error", () => {
    hasFailed = true;
    // Once by itself, then only when the visitor sends the form again.
    if (dataset.submitted && (isResend || !reloadAndResend())) showStalled();
  });
  addEventListener("submit", (event) => {
    if (event.target !== findForm() || "hydrated" in dataset) return;
    event.preventDefault();
    saveDraft();
    if ((hasFailed || dataset.submitted === "stalled") && reloadAndResend()) return;
    dataset.submitted = "waiting";
    setTimeout(showStalled, hasFailed ? 0 : stalledNoticeDelayMs);
  });
  // application-form.tsx dispatches this event. React has rendered the form again if an extension had changed it.
  addEventListener("hydrated", () => {
    const isSubmitted = "submitted" in dataset;
    delete dataset.submitted;
    restoreDraft();
    // Not between two fields, when none has the focus.
    setTimeout(() => {
      const form = findForm();
      const field = form?.elements.namedItem(lastFocusedName);
      if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
      if (isSubmitted) form?.requestSubmit();
    });
  });
  if (!isResend) return;
  noteDelivery({ outcome: "" });
  // Until then the browser restores the scroll position of before the reload, and would scroll the thanks out of view.
  const resend = () => setTimeout(() => findForm()?.requestSubmit());
  if (document.readyState === "complete") resend();
  else addEventListener("load", resend, { once: true });
}

// Without this attribute the form shows a message that it does not respond.
dataset.form = "";
runWhenPageShown(() => {
  holdSubmitUntilHydrated();
  keepDraft();
  showErrorsBelowFields();
});
