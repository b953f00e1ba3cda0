import { trackSiteEvent } from "../visit/events.ts";
import { runWhenPageShown } from "../visit/shown.ts";

const askAgainAfterMs = 5000;

/** Says when the frame has an error page instead of /agenda, and requests /agenda until it loads. */
function watchOwnAgenda(frame: HTMLIFrameElement, notice: HTMLElement): void {
  const askAgain = async () => {
    const request = fetch(frame.src, { method: "HEAD", cache: "no-store" });
    const isAnswered = await request.then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) frame.setAttribute("src", frame.src);
    else setTimeout(askAgain, askAgainAfterMs);
  };
  const check = () => {
    // A browser's own error page is of another origin.
    const isLoaded = Boolean(frame.contentDocument?.querySelector("[data-agenda]"));
    if (!isLoaded && notice.hidden) trackSiteEvent("booking_fallback", { reason: "offline" });
    notice.hidden = isLoaded;
    frame.style.visibility = isLoaded ? "" : "hidden";
    if (!isLoaded) setTimeout(askAgain, askAgainAfterMs);
  };
  frame.addEventListener("load", check);
  // It failed before this script ran, or the host's own error page came.
  const { URL = "", readyState = "complete" } = frame.contentDocument ?? {};
  if (URL !== "about:blank" && readyState === "complete") check();
}

const frame = document.querySelector<HTMLIFrameElement>("[data-booking] iframe");
const notice = document.querySelector<HTMLElement>('[data-notice="offline"]');
if (frame && notice) runWhenPageShown(() => watchOwnAgenda(frame, notice));
