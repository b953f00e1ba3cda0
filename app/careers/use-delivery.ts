import { focusManager, onlineManager, useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBlocker } from "react-router";
import { careers } from "#app/content/careers.ts";
import { raise } from "#app/events.ts";
import { site } from "#site";
import { deliveryOptions, keptInBrowser } from "./delivery.ts";

/** Sends applications to where site.config.ts says, and asks a visitor who leaves while one is on its way. */
export function useDelivery() {
  const delivery = useMutation({
    ...(site.applications ? deliveryOptions(site.applications) : keptInBrowser),
    onSuccess: () => raise("form_sent", {}),
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

  return delivery;
}
