import { findDraftForm, restoreDraft } from "./draft.ts";
import { hasDeliveryOfDraftStarted, subscribeToProgressInOtherTabs } from "./progress.ts";

/**
 * Starts React when the draft was already sent: in another tab, or before a reload or Back. React then shows the progress of
 * its delivery, without any input by the visitor.
 * @param startReact starts React; it may be called several times, immediately or later
 */
export function startReactOnceDraftDeliveryStarted(startReact: () => void): void {
  const startIfSent = () => {
    if (hasDeliveryOfDraftStarted(findDraftForm()?.dataset.draftKey)) startReact();
  };
  startIfSent();
  subscribeToProgressInOtherTabs(startIfSent);
  addEventListener("pageshow", ({ persisted }) => {
    const element = findDraftForm();
    if (!persisted || !element) return;
    // On a page from the back/forward cache the fields may be older than the stored draft.
    restoreDraft(element, "all");
    startIfSent();
  });
}
