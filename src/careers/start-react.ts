import { isDataSaverOn } from "../visit/save-data.ts";
import { readSessionItem, removeSessionItem, saveSessionItem } from "../visit/session-storage.ts";
import { runWhenIdle } from "../visit/shown.ts";
import { startReactOnceDraftDeliveryStarted } from "./before-react.ts";
import { deleteDraft, draftFormSelector, findDraftForm, restoreDraft, saveDraft } from "./draft.ts";

/** The module that the build writes for a page with React (finish/page/scripts.ts). */
interface ReactStartModule {
  /** Fetches all modules of the page at low priority. */
  preloadModules: () => void;
  /** Loads and starts React. The promise is rejected if a module does not load; the event `hydrated` says when React runs. */
  startReact: () => Promise<unknown>;
}

/** After this time, in milliseconds, a submitted form without React shows a message that the form does not respond. */
const stalledFormNoticeDelayMs = 5000;
/** The key in sessionStorage that makes the page send the form again after a reload, which follows a failure of React. */
const resendStorageKey = "resend";
/** The events that count as use of the form and so start React. */
const formUseEventNames = ["pointerover", "keydown", "focusin", "input"];

const findClosestDraftForm = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLFormElement>(draftFormSelector) : null;

/** Restores the draft, and saves it on every input, so that its text survives Back, a reload and a failure of React. */
export function restoreAndSaveDrafts(): void {
  addEventListener("input", ({ target }) => {
    const form = findClosestDraftForm(target);
    if (form) saveDraft(form);
  });
  addEventListener("reset", ({ target }) => deleteDraft(target as HTMLFormElement));
  restorePageDraft();
}

function restorePageDraft(): void {
  const form = findDraftForm();
  if (form) restoreDraft(form);
}

/**
 * Fetches React when the page is idle, with Save-Data later, and starts it when the form is used: at a pointer, key, focus or
 * input event, on a translated page only at the submit button.
 * A form that was submitted before is submitted again after hydration. The attributes that tell CSS the state are on <html>,
 * where they survive hydration.
 * @param moduleUrl the address of the script that exports a `ReactStartModule`
 */
export function startReactOnFormUseAndResubmit(moduleUrl: string): void {
  const root = document.documentElement;
  const isHydrated = () => "hydrated" in root.dataset;
  const importStartModule = (): Promise<ReactStartModule> => import(/* @vite-ignore */ moduleUrl);
  let isStarted = false;
  let hasFailed = false;
  let isSubmitted = false;
  // The name of the field that last had the focus, which is restored after hydration.
  let focusedField = "";

  const showStalled = () => {
    if (isSubmitted && !isHydrated()) root.dataset.stalled = "";
  };

  const startReact = () => {
    // React would replace the browser's translation by the original text, so on a translated page it starts only after
    // submit.
    const isTranslated = document.querySelector("body font");
    if (isStarted || (isTranslated && !isSubmitted)) return;
    isStarted = true;
    importStartModule()
      .then((module) => module.startReact())
      .catch((error) => {
        console.warn("React did not load. Sending the form again reloads the page.", error);
        hasFailed = true;
        showStalled();
      });
  };
  // Waits for the paint of the visitor's action. A touch is ignored until it ends and focuses the field.
  const startReactAfterPaint = (event: Event) => {
    const isFingerDown = (event as PointerEvent).pointerType === "touch";
    if (!isStarted && !isFingerDown && findClosestDraftForm(event.target))
      requestAnimationFrame(() => setTimeout(startReact));
  };
  for (const name of formUseEventNames) addEventListener(name, startReactAfterPaint, { passive: true });
  startReactOnceDraftDeliveryStarted(startReact);

  addEventListener("load", () => {
    if (isDataSaverOn()) return;
    const preload = () =>
      importStartModule().then(
        (module) => module.preloadModules(),
        () => {},
      );
    runWhenIdle(preload);
  });

  addEventListener("focusin", ({ target }) => {
    if (findClosestDraftForm(target)) focusedField = (target as HTMLInputElement).name;
  });

  addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (isHydrated()) return;
    event.preventDefault();
    if (hasFailed && saveDraft(form)) {
      // Some browsers cache the failure of a module import until the document is reloaded.
      saveSessionItem(resendStorageKey, true);
      location.reload();
      return;
    }
    isSubmitted = true;
    root.dataset.waiting = "";
    if (hasFailed) showStalled();
    else setTimeout(showStalled, stalledFormNoticeDelayMs);
    startReact();
  });

  // application-form.tsx dispatches this event after hydration.
  addEventListener(
    "hydrated",
    () => {
      root.dataset.hydrated = "";
      // On a page that an extension has changed, React renders <html> again, without the attribute of form-script.ts.
      root.dataset.form = "";
      delete root.dataset.waiting;
      delete root.dataset.stalled;
      restorePageDraft();
      setTimeout(() => {
        // React may have rebuilt the form: restore the focus. The timeout avoids the moment between two fields when none
        // has the focus.
        if (document.activeElement === document.body)
          (findDraftForm()?.elements.namedItem(focusedField) as HTMLElement | null)?.focus();
        if (isSubmitted) findDraftForm()?.requestSubmit();
      });
    },
    { once: true },
  );

  if (readSessionItem(resendStorageKey)) {
    removeSessionItem(resendStorageKey);
    findDraftForm()?.requestSubmit();
  }
}
