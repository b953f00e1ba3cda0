import { focusManager, QueryClient, useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readVisitAttribution } from "../visit/attribution.ts";
import { trackSiteEvent } from "../visit/events.ts";
import type { JobApplication } from "./application.ts";
import { createDeliveryOptions, type FailureReason } from "./delivery.ts";
import { findForm, readDraft, saveDraft, storeDraft } from "./draft.ts";
import type { ApplicationFormProps } from "./form-props.ts";

const queryClient = new QueryClient();
let lastDelivered: JobApplication | undefined;
export const findDelivered = () => lastDelivered;

export function useDelivery({ applications }: ApplicationFormProps) {
  const [failure, setFailure] = useState<FailureReason>();
  const mutation = useMutation(
    {
      ...createDeliveryOptions(applications),
      onSuccess(_, application) {
        lastDelivered = application;
        storeDraft({});
        findForm()?.reset();
        // An error of an analytics tool must not hide the thanks.
        setTimeout(trackSiteEvent, 0, "form_sent", {});
      },
      onError({ reason = "unconfirmed" }) {
        setFailure(reason);
        setTimeout(trackSiteEvent, 0, "form_failed", {});
      },
      onSettled() {
        window.onbeforeunload = null;
      },
    },
    queryClient,
  );

  function send() {
    // Not `isPending`: a second click may come before React renders.
    if (queryClient.isMutating() > 0) return;
    saveDraft();
    const honeypot = findForm()?.querySelector<HTMLInputElement>("[name=topic]");
    if (honeypot?.value) {
      honeypot.value = "";
      setFailure("rejected");
      return;
    }
    setFailure(undefined);
    const { id = "", sentAt = new Date().toISOString(), ...texts } = readDraft();
    storeDraft({ ...texts, id, sentAt });
    // Only while it sends: it keeps a page out of the back/forward cache.
    window.onbeforeunload = () => true;
    const page = location.origin + location.pathname;
    mutation.mutate({ ...texts, id, sentAt, page, attribution: readVisitAttribution() });
  }

  function hideOutcome() {
    setFailure(undefined);
    if (mutation.isSuccess) mutation.reset();
  }

  useEffect(() => {
    // TanStack Query would pause in a background tab.
    focusManager.setFocused(true);
    // A paused delivery continues when the connection is back.
    queryClient.mount();
    // The draft was sent before a reload or Back, or in the tab of which this is a copy.
    if (applications && readDraft().sentAt) setFailure("interrupted");
  }, [applications]);

  return { mutation, failure, send, hideOutcome };
}
