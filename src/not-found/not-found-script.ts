// Logs and counts an unknown address. A prerendered page logs and counts nothing before it is shown.
import { trackSiteEvent } from "../visit/events.ts";
import { runWhenPageShown } from "../visit/shown.ts";

runWhenPageShown(() => {
  console.error(`404: ${location.pathname}`);
  trackSiteEvent("not_found", {});
});
