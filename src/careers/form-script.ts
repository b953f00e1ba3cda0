import { runWhenPageShown } from "../visit/shown.ts";
import { findForm, readDraft, restoreDraft, saveDraft, storeDraft } from "./draft.ts";
import { showErrorsBelowFields } from "./field-errors.ts";

/*
 * What the form needs before React runs. Its state is the attribute `data-form` of <html>, because React may render the form
 * again: "ready" once this script runs, "waiting" while a submit waits for React, "stalled" when React does not come, and
 * "hydrated", which application-form.tsx sets.
 */
const { dataset } = document.documentElement;

/**
 * Reloads the page, which then sends the form again: a later build of the site has other files, and some browsers keep the
 * failure of a module until the document is reloaded.
 * @returns false when nothing would come of it, because storage is blocked or there is no connection
 */
function reloadAndResend(): boolean {
  if (!navigator.onLine || !storeDraft({ ...readDraft(), resend: "yes" })) return false;
  location.reload();
  return true;
}

function showStalled(): void {
  if (dataset.form === "waiting") dataset.form = "stalled";
}

/** Keeps a submit before React runs, which application-form.tsx repeats, and says what to do when React does not come. */
function holdSubmitUntilHydrated(isResend: boolean): void {
  let hasFailed = false;
  addEventListener("astro:hydration-error", () => {
    hasFailed = true;
    // Once by itself, then only when the visitor sends the form again.
    if (dataset.form !== "ready" && (isResend || !reloadAndResend())) showStalled();
  });
  addEventListener("submit", () => {
    if (dataset.form === "hydrated") return;
    saveDraft();
    if ((dataset.form === "stalled" || (hasFailed && !isResend)) && reloadAndResend()) return;
    dataset.form = "waiting";
    setTimeout(showStalled, hasFailed ? 0 : 5000);
  });
}

// Without this attribute the form shows a message that it does not respond.
dataset.form ??= "ready";
runWhenPageShown(() => {
  const { resend, ...draft } = readDraft();
  holdSubmitUntilHydrated(resend !== undefined);
  showErrorsBelowFields();
  addEventListener("input", saveDraft);
  addEventListener("pageshow", ({ persisted }) => persisted && restoreDraft({ overwrite: true }));
  restoreDraft();
  // Starts the island (on-use.ts), which says that the delivery was interrupted.
  if (draft.sentAt) findForm()?.dispatchEvent(new Event("resume", { bubbles: true }));
  if (!resend) return;
  storeDraft(draft);
  // Until then the browser restores the scroll position of before the reload, and would scroll the thanks out of view.
  addEventListener("load", () => setTimeout(() => findForm()?.requestSubmit()), { once: true });
});
