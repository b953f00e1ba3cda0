import { focusManager, onlineManager, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { careers } from "#app/content/careers.ts";
import { raise } from "#app/events.ts";
import { site } from "#site";
import { deliveryOptions, keptInBrowser } from "./delivery.ts";
import { dropDraft } from "./draft.ts";

/**
 * Sends applications to where site.config.ts says, and asks a visitor who leaves while one is on its way.
 * @param draft the key of the draft that is forgotten once an application is delivered
 */
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
  const { isPending } = delivery;

  useEffect(() => {
    // The client hears of changes only, and would rest while another tab is looked at.
    onlineManager.setOnline(navigator.onLine);
    focusManager.setFocused(true);
  }, []);

  useEffect(() => {
    if (!isPending) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Before Chrome 119 and Safari 17.
      event.returnValue = true;
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isPending]);
  useBlocker(
    ({ currentLocation, nextLocation }) =>
      isPending &&
      currentLocation.pathname !== nextLocation.pathname &&
      !window.confirm(careers.form.delivery.leaving),
  );

  /** Also between two clicks of which React has rendered neither. */
  const isSending = () => client.isMutating() > 0;
  return { ...delivery, isSending };
}
