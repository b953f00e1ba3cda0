import { isOffline } from "../visit/connection.ts";
import { runWhenPageShown } from "../visit/shown.ts";
import { findForm, readDraft, restoreDraft, saveDraft, storeDraft, submitForm } from "./draft.ts";
import { showErrorsBelowFields } from "./field-errors.ts";

/* The state is on <html>, because React may render the form again: "ready", "waiting" for React, "stalled", or "hydrated". */
const { dataset } = document.documentElement;

function showStalled(): void {
  if (dataset.form === "waiting") dataset.form = "stalled";
}

/** A later build has other files, and browsers keep the failure of a module until a reload. */
async function reloadAndResendOrShowStalled(): Promise<void> {
  if (!(await isOffline()) && storeDraft({ ...readDraft(), resend: "yes" })) location.reload();
  else showStalled();
}

function holdSubmitUntilHydrated(isResend: boolean): void {
  let hasFailed = false;
  addEventListener("astro:hydration-error", () => {
    hasFailed = true;
    if (dataset.form === "ready") return;
    if (isResend) showStalled();
    else reloadAndResendOrShowStalled();
  });
  addEventListener("submit", () => {
    if (dataset.form === "hydrated") return;
    saveDraft();
    const isReloadNeeded = dataset.form === "stalled" || (hasFailed && !isResend);
    dataset.form = "waiting";
    if (isReloadNeeded) reloadAndResendOrShowStalled();
    else setTimeout(showStalled, hasFailed ? 0 : 5000);
  });
}

dataset.form ??= "ready";
runWhenPageShown(() => {
  const { resend, ...draft } = readDraft();
  holdSubmitUntilHydrated(resend !== undefined);
  showErrorsBelowFields();
  addEventListener("input", saveDraft);
  addEventListener("pageshow", ({ persisted }) => persisted && restoreDraft({ overwrite: true }));
  restoreDraft();
  if (draft.sentAt) findForm()?.dispatchEvent(new Event("resume", { bubbles: true }));
  if (!resend) return;
  storeDraft(draft);
  // Until then the browser restores the scroll position, and would scroll the thanks out of view.
  addEventListener("load", () => setTimeout(submitForm), { once: true });
});
