import { useEffect } from "react";

/** Tells boot.ts and the speculation rules that React has the page now. */
export function useHydrationMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    dispatchEvent(new Event("hydrated"));
  }, []);
}
