import { focusManager, onlineManager, useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { readVisitAttribution } from "../visit/attribution.ts";
import { trackSiteEvent } from "../visit/events.ts";
import { type JobApplication, readApplication } from "./application.ts";
import { rememberDelivered, runWhileNoOtherTabSends, wasDelivered } from "./delivered.ts";
import { createDeliveryOptions, DeliveryFailure, type FailureReason } from "./delivery.ts";
import { deleteDraft, readDraft, restoreDraft, saveDelivery, saveDraft } from "./draft.ts";
import { useFormProps } from "./form-context.ts";

/** The status of the form; `isElsewhere` while another tab with the same draft sends it. */
type FormStatus =
  | { name: "draft" }
  | { name: "sending"; isElsewhere: boolean }
  | { name: "delivered"; application: JobApplication }
  | { name: "failed"; application: JobApplication; reason: FailureReason };

/** The name of the honeypot, a hidden field that only bots fill in. Autofill does not touch hidden fields. */
export const honeypotFieldName = "topic";

/**
 * Sends the form to the configured receiver: draft → sending → delivered or failed.
 * @param onDelivered is called with the application once the receiver has taken it
 */
export function useApplicationDelivery(
  formRef: RefObject<HTMLFormElement | null>,
  onDelivered: (application: JobApplication) => void,
) {
  const { applications, texts } = useFormProps();
  const [status, setStatus] = useState<FormStatus>({ name: "draft" });
  // A ref and not state: a second click may come before React renders.
  const isBusy = useRef(false);
  const { mutateAsync, isPaused, failureCount } = useMutation(createDeliveryOptions(applications));

  /** Runs a step of the delivery of the form's draft while no other tab does, and shows what became of it. */
  async function runAndShowOutcome(
    isElsewhere: boolean,
    deliver: (application: JobApplication, data: FormData) => Promise<FailureReason | "delivered">,
  ) {
    const form = formRef.current;
    if (!form || isBusy.current) return;
    isBusy.current = true;
    setStatus({ name: "sending", isElsewhere });
    const data = new FormData(form);
    const application = readApplication((name) => data.get(name));
    const { id = "" } = readDraft();
    await runWhileNoOtherTabSends(id, async () => {
      // Another tab may have delivered the application meanwhile.
      const outcome = wasDelivered(id) ? "delivered" : await deliver(application, data);
      if (outcome === "delivered") {
        onDelivered(application);
        deleteDraft();
        form.reset();
        setStatus({ name: "delivered", application });
      } else setStatus({ name: "failed", application, reason: outcome });
    });
    isBusy.current = false;
  }

  async function send() {
    if (isBusy.current || !formRef.current) return;
    saveDraft(formRef.current);
    await runAndShowOutcome(false, async (application, data) => {
      const { id = "", sentAt = new Date().toISOString() } = readDraft();
      if (applications) saveDelivery({ sentAt, outcome: "sending" });
      try {
        await mutateAsync({
          ...application,
          id,
          sentAt,
          page: location.origin + location.pathname,
          attribution: readVisitAttribution(),
          honeypotValue: String(data.get(honeypotFieldName) ?? ""),
        });
      } catch (error) {
        const reason = error instanceof DeliveryFailure ? error.reason : "unreachable";
        saveDelivery({ outcome: reason });
        trackSiteEvent("form_failed", {});
        return reason;
      }
      if (applications) rememberDelivered(id);
      // Not in this turn: an error of an analytics tool must not hide the thanks.
      setTimeout(trackSiteEvent, 0, "form_sent", {});
      return "delivered";
    });
  }

  /** Hides the message about the last delivery when the visitor edits the form. */
  function handleInput() {
    if (isBusy.current) return;
    if (formRef.current) saveDraft(formRef.current);
    setStatus({ name: "draft" });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form has started
  useEffect(() => {
    // Sets the initial online state, because TanStack Query only listens for changes. The focus is always true, because
    // TanStack Query would pause in a background tab.
    onlineManager.setOnline(navigator.onLine);
    focusManager.setFocused(true);
    // form-script.ts restores the draft on load; this call restores it in a form that React has rendered again.
    if (formRef.current) restoreDraft(formRef.current);
    const { outcome } = readDraft();
    if (!outcome || !applications) return;
    // The draft was sent before a reload or Back, or in the tab of which this is a copy and which may still be sending it.
    runAndShowOutcome(true, async () =>
      outcome !== "sending" && Object.hasOwn(texts.failure, outcome)
        ? (outcome as FailureReason)
        : "interrupted",
    );
  }, []);

  return { status, isPaused, isRetrying: failureCount > 0, send, handleInput };
}
