import { readSessionItem, removeSessionItem, saveSessionItem } from "../visit/session-storage.ts";
import { runWhenPageShown } from "../visit/shown.ts";
import { deleteDraft, findForm, formSelector, readDraft, restoreDraft, saveDraft } from "./draft.ts";
import { validateFieldsAndShowErrors } from "./field-errors.ts";

/*
 * The script of the page with the application form: what the form needs before React runs. The attributes that tell the
 * state to application-form.css are on <html>, because React may render the form again.
 */

/** After this time, in milliseconds, a submitted form without React shows a message that it does not respond. */
const stalledNoticeDelayMs = 5000;
/** The key in sessionStorage that makes the page send the form again after a reload, which follows a failure of React. */
const resendStorageKey = "resend";

const { dataset } = document.documentElement;
const isHydrated = () => "hydrated" in dataset;
const isInForm = ({ target }: Event) => target instanceof Element && target.closest(formSelector) !== null;

/** Keeps the draft up to date, and shows what became of one that was sent before a reload or in another tab. */
function restoreAndSaveDraft(): void {
  addEventListener("input", (event) => {
    const form = findForm();
    if (form && isInForm(event)) saveDraft(form);
  });
  addEventListener("reset", deleteDraft);
  addEventListener("pageshow", ({ persisted }) => {
    const form = findForm();
    if (persisted && form) restoreDraft(form, { overwrite: true });
  });
  const form = findForm();
  if (!form) return;
  restoreDraft(form);
  // Starts the island (on-use.ts), which reads the outcome.
  if (readDraft().outcome) form.dispatchEvent(new Event("resume", { bubbles: true }));
}

/**
 * Reloads the page, which then sends the form again: a later build of the site has other files, and some browsers keep the
 * failure of a module until the document is reloaded.
 * @returns false when nothing would come of it, because storage is blocked or there is no connection
 */
function reloadAndResend(form: HTMLFormElement): boolean {
  if (!navigator.onLine || !saveDraft(form)) return false;
  saveSessionItem(resendStorageKey, true);
  location.reload();
  return true;
}

/** Keeps a submit before React runs and repeats it then, and says after 5 s what to do when React does not come. */
function resubmitOnceHydrated(): void {
  const isResend = Boolean(readSessionItem(resendStorageKey));
  let isSubmitted = false;
  let hasFailed = false;
  // The name of the field that last had the focus.
  let focusedField = "";

  const showStalled = () => {
    if (isSubmitted && !isHydrated()) dataset.stalled = "";
  };
  addEventListener("focusin", (event) => {
    if (isInForm(event)) focusedField = (event.target as HTMLInputElement).name;
  });
  addEventListener("astro:hydration-error", () => {
    hasFailed = true;
    const form = findForm();
    // Once by itself, then only when the visitor sends the form again.
    if (!isSubmitted || isResend || !form || !reloadAndResend(form)) showStalled();
  });
  addEventListener("submit", (event) => {
    const form = findForm();
    if (!form || isHydrated() || event.defaultPrevented) return;
    event.preventDefault();
    saveDraft(form);
    if ((hasFailed || "stalled" in dataset) && reloadAndResend(form)) return;
    isSubmitted = true;
    dataset.waiting = "";
    setTimeout(showStalled, hasFailed ? 0 : stalledNoticeDelayMs);
  });
  // application-form.tsx dispatches this event.
  addEventListener("hydrated", () => {
    delete dataset.waiting;
    delete dataset.stalled;
    // Not between two fields, when none has the focus.
    setTimeout(() => {
      const field = findForm()?.elements.namedItem(focusedField);
      // React has rendered the form again if an extension had changed it.
      if (document.activeElement === document.body && field instanceof HTMLElement) field.focus();
      if (isSubmitted) findForm()?.requestSubmit();
      isSubmitted = false;
    });
  });
  if (isResend) {
    removeSessionItem(resendStorageKey);
    const resend = () => setTimeout(() => findForm()?.requestSubmit());
    // Until then the browser restores the scroll position of before the reload, and would scroll the thanks out of view.
    if (document.readyState === "complete") resend();
    else addEventListener("load", resend, { once: true });
  }
}

// Without this attribute the form shows a message that it does not respond.
dataset.form = "";
runWhenPageShown(() => {
  restoreAndSaveDraft();
  validateFieldsAndShowErrors();
  resubmitOnceHydrated();
});
