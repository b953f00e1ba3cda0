import { focusManager, onlineManager, QueryClient, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { readVisitAttribution } from "../visit/attribution.ts";
import { trackSiteEvent } from "../visit/events.ts";
import type { JobApplication } from "./application.ts";
import { createDeliveryOptions, type FailureReason } from "./delivery.ts";
import { deleteDraft, findForm, noteDelivery, readApplication, readDraft, saveDraft } from "./draft.ts";
import type { ApplicationFormProps } from "./form-props.ts";

/** The name of a hidden field that only bots fill in. Autofill does not touch hidden fields. */
export const honeypotFieldName = "topic";

const queryClient = new QueryClient();
let lastDelivered: JobApplication | undefined;
/** @returns the last application that the receiver has taken from this page; undefined before */
export const findDelivered = () => lastDelivered;

/** Delivers the form's draft as a mutation of TanStack Query. */
export function useDelivery({ applications, texts }: ApplicationFormProps) {
  const mutation = useMutation(
    {
      ...createDeliveryOptions(applications),
      onSuccess(isNew, { application }) {
        lastDelivered = application;
        deleteDraft();
        findForm()?.reset();
        // Not in this turn: an error of an analytics tool must not hide the thanks.
        if (isNew) setTimeout(trackSiteEvent, 0, "form_sent", {});
      },
      onError({ reason }, { failure }) {
        noteDelivery({ outcome: reason });
        if (!failure) setTimeout(trackSiteEvent, 0, "form_failed", {});
      },
      onSettled() {
        window.onbeforeunload = null;
      },
    },
    queryClient,
  );

  function deliver(failure?: FailureReason) {
    const { id = "", sentAt = new Date().toISOString() } = readDraft();
    noteDelivery({ sentAt, outcome: "sending" });
    const page = location.origin + location.pathname;
    const application = { ...readApplication(), id, sentAt, page, attribution: readVisitAttribution() };
    mutation.mutate({ application, failure });
  }

  function send(form: HTMLFormElement) {
    // Not `isPending`: a second click may come before React renders.
    if (queryClient.isMutating() > 0) return;
    saveDraft();
    // Asks for confirmation before the page is left. Only while it sends: it keeps a page out of the back/forward cache.
    window.onbeforeunload = () => true;
    deliver(new FormData(form).get(honeypotFieldName) ? "refused" : undefined);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the form has started
  useEffect(() => {
    // TanStack Query only listens for changes of the connection, and would pause in a background tab.
    onlineManager.setOnline(navigator.onLine);
    focusManager.setFocused(true);
    const { outcome = "" } = readDraft();
    if (!applications) return;
    // The draft was sent before a reload or Back, or in the tab of which this is a copy and which may still be sending it.
    if (outcome === "sending") deliver("interrupted");
    else if (Object.hasOwn(texts.failure, outcome)) deliver(outcome as FailureReason);
  }, []);

  return { mutation, send };
}
