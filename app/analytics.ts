// The first script of a page with an analytics tool: it keeps the site's events in `dataLayer` from the start, and brings
// the tool once the page is loaded and idle. The tool's tag lies ready in a template: the pages' policy (Trusted Types)
// lets no script write the address of another.

import { whenShown } from "./shown.ts";

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    plausible?: (event: string, options: { props: object }) => void;
    umami?: { track: (event: string, data: object) => void };
  }
}

const template = document.querySelector<HTMLTemplateElement>("template#analytics");
const tag = template?.content.querySelector("script");

window.dataLayer ??= [];
const { dataLayer } = window;

function greet({ host, pathname, searchParams }: URL): void {
  // developers.google.com/tag-platform/gtagjs and /tag-manager: the first lines of both.
  if (host === "www.googletagmanager.com" && pathname === "/gtag/js") {
    window.gtag = function () {
      // biome-ignore lint/complexity/noArguments: Google takes commands by this type only.
      dataLayer.push(arguments);
    };
    window.gtag("js", new Date());
    window.gtag("config", searchParams.get("id"));
  } else if (host === "www.googletagmanager.com") {
    dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  }
  // plausible.io/docs/script-update-guide: with `o`, its options, it begins by itself.
  if (pathname.includes("/js/pa-")) window.plausible = Object.assign(() => {}, { o: {} });
}

/** Tells the tool of an event. Tag Manager reads `dataLayer` itself. */
function tell({ event = "", ...detail }: { event?: string }): void {
  if (!event.startsWith("site_")) return;
  window.gtag?.("event", event, detail);
  window.plausible?.(event, { props: detail });
  window.umami?.track(event, detail);
}

function bring(): void {
  if (!template || !tag) return;
  greet(new URL(tag.src));
  tag.addEventListener("load", () => {
    for (const told of [...dataLayer]) tell(told);
    addEventListener("site:event", (event) => tell((event as CustomEvent).detail));
  });
  document.head.append(template.content);
}

function whenIdle(): void {
  // On a busy computer a page is loaded before it is painted.
  requestAnimationFrame(() => {
    // Safari has no requestIdleCallback.
    "requestIdleCallback" in window ? requestIdleCallback(bring) : setTimeout(bring, 1000);
  });
}

// A page that is prerendered for a visitor is no visit yet; once shown, it is loaded.
if (document.prerendering) whenShown(whenIdle);
else addEventListener("load", whenIdle);
