import { restoreDraft } from "./draft.ts";
import { onProgressInOtherTab, wasSent } from "./progress.ts";

/**
 * Asks for React as soon as there is something to say of the draft: it was sent in another tab, before a reload or before
 * Back. Nobody has to touch the form for that.
 * @param startReact is called once or more often, at once or later
 */
export function startReactWhenSent(startReact: () => void): void {
  const form = () => document.querySelector<HTMLFormElement>("form[data-draft]");
  const look = () => {
    if (wasSent(form()?.dataset.draftKey)) startReact();
  };
  look();
  onProgressInOtherTab(look);
  addEventListener("pageshow", ({ persisted }) => {
    const element = form();
    if (!persisted || !element) return;
    // The page as it was left, perhaps before a younger one of the same tab.
    restoreDraft(element, "all");
    look();
  });
}
