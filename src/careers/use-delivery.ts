import { focusManager, onlineManager, useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { trackSiteEvent } from "../visit/events.ts";
import { site } from "../../site.config.ts";
import { buildApplicationId, type JobApplication, readApplication } from "./application.ts";
import {
  addApplicationMetadata,
  createDeliveryOptions,
  DeliveryFailure,
  succeedWithoutRequestOptions,
} from "./delivery.ts";
import { deleteDraft, getOrCreateDraftKey, restoreDraft } from "./draft.ts";
import {
  type DeliveryFailureReason,
  readDeliveryProgress,
  runExclusivelyForApplication,
  saveDeliveryProgress,
  subscribeToProgressInOtherTabs,
} from "./progress.ts";

/** The status of the application form; `wasSentInThisTab` when this tab, and no other, sends it or has sent it. */
export type FormStatus =
  | { name: "draft" }
  | { name: "sending"; wasSentInThisTab: boolean }
  | { name: "delivered"; wasSentInThisTab: boolean; application: JobApplication }
  | {
      name: "failed";
      wasSentInThisTab: boolean;
      application: JobApplication;
      /** "interrupted": the page that sent it was left or reloaded. */
      reason: DeliveryFailureReason | "interrupted";
    };

function readApplicationWithId(form: HTMLFormElement) {
  const application = readApplication(new FormData(form));
  return { application, id: buildApplicationId(getOrCreateDraftKey(form), application) };
}

/**
 * Sends the form to the configured receiver: draft → sending → delivered or failed. Tabs with the same draft show the same
 * status: the tab that sends saves its progress (progress.ts), the others read it.
 * @param honeypotFieldName the name of the hidden field that only bots fill in
 */
export function useApplicationDelivery(
  formRef: RefObject<HTMLFormElement | null>,
  honeypotFieldName: string,
) {
  const [status, setStatus] = useState<FormStatus>({ name: "draft" });
  // A ref and not state: a second click may come before React renders.
  const isSending = useRef(false);
  const { mutateAsync, isPaused, failureCount } = useMutation(
    site.applications ? createDeliveryOptions(site.applications) : succeedWithoutRequestOptions,
  );

  function showDelivered(element: HTMLFormElement, application: JobApplication, wasSentInThisTab: boolean) {
    deleteDraft(element);
    element.reset();
    setStatus({ name: "delivered", wasSentInThisTab, application });
  }

  async function send() {
    const element = formRef.current;
    if (!element || isSending.current || status.name === "sending") return;
    const { application, id } = readApplicationWithId(element);
    const saveStep = (step: "sending" | "delivered" | DeliveryFailureReason) => {
      if (site.applications) saveDeliveryProgress({ id, step, sentAt });
    };
    const sentAt = readDeliveryProgress(id)?.sentAt ?? new Date().toISOString();
    const honeypotValue = String(new FormData(element).get(honeypotFieldName) ?? "");

    isSending.current = true;
    setStatus({ name: "sending", wasSentInThisTab: true });
    await runExclusivelyForApplication(id, async () => {
      try {
        // Another tab may have delivered the application meanwhile.
        if (readDeliveryProgress(id)?.step !== "delivered") {
          saveStep("sending");
          await mutateAsync(addApplicationMetadata(application, { id, sentAt, honeypotValue }));
          saveStep("delivered");
          trackSiteEvent("form_sent", {});
        }
        showDelivered(element, application, true);
      } catch (error) {
        const reason = error instanceof DeliveryFailure ? error.reason : "unreachable";
        saveStep(reason);
        trackSiteEvent("form_failed", {});
        setStatus({ name: "failed", wasSentInThisTab: true, application, reason });
      }
    });
    isSending.current = false;
  }

  /** Hides the message about the last delivery when the visitor edits the form. */
  function handleInput() {
    if (!isSending.current) setStatus({ name: "draft" });
  }

  useEffect(() => {
    // Sets the initial online state, because TanStack Query only listens for changes. The focus is always true, because
    // TanStack Query would pause in a background tab.
    onlineManager.setOnline(navigator.onLine);
    focusManager.setFocused(true);
  }, []);

  // Shows the stored progress of the application with this text, from before a reload and from other tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the current state when it runs
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    // form-script.ts restores the draft on load; this call restores it in a form that React renders later.
    restoreDraft(element);
    const unmounted = new AbortController();

    const showProgress = async () => {
      const { application, id } = readApplicationWithId(element);
      const isCurrent = () =>
        !unmounted.signal.aborted && !isSending.current && readApplicationWithId(element).id === id;
      if (!isCurrent()) return;
      if (readDeliveryProgress(id)?.step === "sending") {
        setStatus({ name: "sending", wasSentInThisTab: false });
        await runExclusivelyForApplication(id, async () => {});
        if (!isCurrent()) return;
      }
      const storedStep = readDeliveryProgress(id)?.step;
      if (storedStep === "delivered") showDelivered(element, application, false);
      else if (storedStep !== undefined) {
        // A stored "sending" means here that the sending page was left or reloaded without saving a result.
        const reason = storedStep === "sending" ? "interrupted" : storedStep;
        setStatus({ name: "failed", wasSentInThisTab: false, application, reason });
      }
    };
    showProgress();
    unmounted.signal.addEventListener("abort", subscribeToProgressInOtherTabs(showProgress));
    addEventListener("pageshow", ({ persisted }) => persisted && showProgress(), {
      signal: unmounted.signal,
    });
    return () => unmounted.abort();
  }, []);

  return { status, isPaused, isRetrying: failureCount > 0, send, handleInput };
}
