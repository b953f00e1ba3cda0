import { focusManager, onlineManager, useMutation } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { raise } from "#app/events.ts";
import { site } from "#site";
import { applicationId, type JobApplication, readApplication } from "./application.ts";
import { addressed, browserOnlyDelivery, DeliveryFailure, deliveryOptions } from "./delivery.ts";
import { deleteDraft, draftKey, restoreDraft } from "./draft.ts";
import { alone, onProgressInOtherTab, type Reason, readProgress, saveProgress } from "./progress.ts";

/** Where an application is; `here` when this page, and no other tab, sends it or has sent it. */
export type Step =
  | { name: "draft" }
  | { name: "sending"; here: boolean }
  | { name: "delivered"; here: boolean; application: JobApplication }
  | {
      name: "failed";
      here: boolean;
      application: JobApplication;
      /** "interrupted": the page that sent it was left or reloaded. */
      reason: Reason | "interrupted";
    };

function written(form: HTMLFormElement) {
  const application = readApplication(new FormData(form));
  return { application, id: applicationId(draftKey(form), application) };
}

/**
 * Sends what stands in a form to where site.config.ts says: draft → sending → delivered or failed. Every tab that shows
 * the same draft is in the same step: the one that sends it notes how far it is (progress.ts), the others look there.
 * @param trap name of the field that only robots fill
 */
export function useDelivery(form: RefObject<HTMLFormElement | null>, trap: string) {
  const [step, setStep] = useState<Step>({ name: "draft" });
  // Known between two clicks of which React has rendered neither.
  const isSending = useRef(false);
  const { mutateAsync, isPaused, failureCount } = useMutation(
    site.applications ? deliveryOptions(site.applications) : browserOnlyDelivery,
  );

  function endDelivered(element: HTMLFormElement, application: JobApplication, here: boolean) {
    deleteDraft(element);
    element.reset();
    setStep({ name: "delivered", here, application });
  }

  async function send() {
    const element = form.current;
    if (!element || isSending.current || step.name === "sending") return;
    const { application, id } = written(element);
    const note = (progress: "sending" | "delivered" | Reason) => {
      if (site.applications) saveProgress({ id, step: progress, sentAt });
    };
    const sentAt = readProgress(id)?.sentAt ?? new Date().toISOString();
    const filledByRobot = String(new FormData(element).get(trap) ?? "");

    isSending.current = true;
    setStep({ name: "sending", here: true });
    await alone(id, async () => {
      try {
        // Another tab may have been first.
        if (readProgress(id)?.step !== "delivered") {
          note("sending");
          await mutateAsync(addressed(application, { id, sentAt, trap: filledByRobot }));
          note("delivered");
          raise("form_sent", {});
        }
        endDelivered(element, application, true);
      } catch (error) {
        const reason = error instanceof DeliveryFailure ? error.reason : "unreachable";
        note(reason);
        raise("form_failed", {});
        setStep({ name: "failed", here: true, application, reason });
      }
    });
    isSending.current = false;
  }

  /** The thanks and the failure are of what was sent, not of what is being written now. */
  function edit() {
    if (!isSending.current) setStep({ name: "draft" });
  }

  useEffect(() => {
    // The client hears of changes only, and would rest while another tab is looked at.
    onlineManager.setOnline(navigator.onLine);
    focusManager.setFocused(true);
  }, []);

  // What is known of this text from before, and from other tabs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks for the state of things when it runs
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // form-script.ts restores the draft into a page that was loaded; this is for one that React brings.
    restoreDraft(element);
    const ended = new AbortController();

    const look = async () => {
      const { application, id } = written(element);
      const isOfThis = () => !ended.signal.aborted && !isSending.current && written(element).id === id;
      if (!isOfThis()) return;
      if (readProgress(id)?.step === "sending") {
        setStep({ name: "sending", here: false });
        await alone(id, async () => {});
        if (!isOfThis()) return;
      }
      const reached = readProgress(id)?.step;
      if (reached === "delivered") endDelivered(element, application, false);
      else if (reached !== undefined) {
        // Nobody is at it any more, and nobody has said how it ended.
        const reason = reached === "sending" ? "interrupted" : reached;
        setStep({ name: "failed", here: false, application, reason });
      }
    };
    look();
    ended.signal.addEventListener("abort", onProgressInOtherTab(look));
    addEventListener("pageshow", ({ persisted }) => persisted && look(), { signal: ended.signal });
    return () => ended.abort();
  }, []);

  return { step, isPaused, isRetrying: failureCount > 0, send, edit };
}
