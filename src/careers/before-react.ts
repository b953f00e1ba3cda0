import { findDraftForm, restoreDraft } from "./draft.ts";
import { hasDeliveryOfDraftStarted, subscribeToProgressInOtherTabs } from "./progress.ts";

/**
 * Starts React as soon as the delivery of the draft has started: in another tab, or before a reload or Back. React then
 * shows its progress, without any input by the visitor.
 * @param startReact starts React; it may be called several times, immediately or later
 */
export function startReactOnceDraftDeliveryStarted(startReact: () => void): void {
  const startIfDeliveryStarted = () => {
    if (hasDeliveryOfDraftStarted(findDraftForm()?.dataset.draftKey)) startReact();
  };
  startIfDeliveryStarted();
  subscribeToProgressInOtherTabs(startIfDeliveryStarted);
  addEventListener("pageshow", ({ persisted }) => {
    const element = findDraftForm();
    if (!persisted || !element) return;
    // On a page from the back/forward cache the fields may be older than the stored draft.
    restoreDraft(element, "all");
    startIfDeliveryStarted();
  });
}
