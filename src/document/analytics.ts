// On a site with an analytics tool, runs before the scripts that send events: creates their queue `dataLayer`, and loads the
// tool when the page is loaded and idle.

import { runWhenIdle, runWhenPageShown } from "../visit/shown.ts";

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    plausible?: (event: string, options: { props: object }) => void;
    umami?: { track: (event: string, data: object) => void };
  }
}

/** Holds the tool's script tag, because with Trusted Types no script may set the address of another script. */
const analyticsTemplate = document.querySelector<HTMLTemplateElement>("template#analytics");
const vendorScriptTag = analyticsTemplate?.content.querySelector("script");

window.dataLayer ??= [];
const { dataLayer } = window;

function initVendorGlobals(scriptUrl: URL): void {
  const { host, pathname, searchParams } = scriptUrl;
  // Google's documentation puts this code before the script tag of gtag.js or Tag Manager:
  // developers.google.com/tag-platform/gtagjs and developers.google.com/tag-platform/tag-manager.
  if (host === "www.googletagmanager.com" && pathname === "/gtag/js") {
    window.gtag = function () {
      // biome-ignore lint/complexity/noArguments: Google accepts commands as an `arguments` object only.
      dataLayer.push(arguments);
    };
    window.gtag("js", new Date());
    window.gtag("config", searchParams.get("id"));
  } else if (host === "www.googletagmanager.com") {
    dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  }
  // Plausible's script starts itself when `window.plausible.o`, its options, exists: plausible.io/docs/script-update-guide.
  if (pathname.includes("/js/pa-")) window.plausible = Object.assign(() => {}, { o: {} });
}

/** Forwards an entry of `dataLayer` to the tool if it is an event of the site. Tag Manager reads `dataLayer` itself. */
function forwardSiteEvent({ event = "", ...detail }: { event?: string }): void {
  if (!event.startsWith("site_")) return;
  window.gtag?.("event", event, detail);
  window.plausible?.(event, { props: detail });
  window.umami?.track(event, detail);
}

/** Loads the tool, then forwards to it the events in `dataLayer` and every later one. */
function startAnalytics(): void {
  if (!analyticsTemplate || !vendorScriptTag) return;
  initVendorGlobals(new URL(vendorScriptTag.src));
  vendorScriptTag.addEventListener("load", () => {
    for (const event of [...dataLayer]) forwardSiteEvent(event);
    addEventListener("site:event", (event) => forwardSiteEvent((event as CustomEvent).detail));
  });
  document.head.append(analyticsTemplate.content);
}

function startAnalyticsWhenIdle(): void {
  // Waits for an animation frame, because on a slow computer the load event can come before the first paint.
  requestAnimationFrame(() => runWhenIdle(startAnalytics));
}

// A prerendered page counts as a visit only when it is shown, which can be long after its `load` event.
if (document.prerendering) runWhenPageShown(startAnalyticsWhenIdle);
else addEventListener("load", startAnalyticsWhenIdle);
