import { focusManager, onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { raise } from "#app/events.ts";
import { site } from "#site";
import { deliveryOptions, keptInBrowser } from "./delivery.ts";
import { dropDraft } from "./draft.ts";

/** Sends applications to where site.config.ts says, and forgets the draft of this key once one is delivered. */
export function useDelivery(draft: string) {
  const client = useQueryClient();
  const delivery = useMutation({
    ...(site.applications ? deliveryOptions(site.applications) : keptInBrowser),
    // Here and not in mutate(): it may arrive after the visitor has left the page.
    onSuccess: () => {
      dropDraft(draft);
      raise("form_sent", {});
    },
    onError: () => raise("form_failed", {}),
  });

  useEffect(() => {
    // The client hears of changes only, and would rest while another tab is looked at.
    onlineManager.setOnline(navigator.onLine);
    focusManager.setFocused(true);
  }, []);

  /** Also between two clicks of which React has rendered neither. */
  const isSending = () => client.isMutating() > 0;
  return { ...delivery, isSending };
}
