import { runWhenPageShown } from "../visit/shown.ts";
import { findForm, readDraft, restoreDraft, saveDraft, storeDraft } from "./draft.ts";
import { showErrorsBelowFields } from "./field-errors.ts";

/* The state is on <html>, because React may render the form again: "ready", "waiting" for React, "stalled", or "hydrated". */
const { dataset } = document.documentElement;

/** A later build has other files, and browsers keep the failure of a module until a reload. @returns false if impossible */
function reloadAndResend(): boolean {
  if (!navigator.onLine || !storeDraft({ ...readDraft(), resend: "yes" })) return false;
  location.reload();
  return true;
}

function showStalled(): void {
  if (dataset.form === "waiting") dataset.form = "stalled";
}

function holdSubmitUntilHydrated(isResend: boolean): void {
  let hasFailed = false;
  addEventListener("astro:hydration-error", () => {
    hasFailed = true;
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
  addEventListener("load", () => setTimeout(() => findForm()?.requestSubmit()), { once: true });
});
