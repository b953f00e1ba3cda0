import { trackSiteEvent } from "../visit/events.ts";
import { runWhenPageShown } from "../visit/shown.ts";

const askAgainAfterMs = 5000;
const silentAfterMs = 10_000;

/** Says when the frame has an error page or nothing instead of /agenda, and requests /agenda until it loads. */
function watchOwnAgenda(frame: HTMLIFrameElement, notice: HTMLElement): void {
  let timer = 0;
  const runLater = (action: () => void, ms = askAgainAfterMs) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, ms);
  };
  // A browser's own error page is of another origin.
  const isLoaded = () => Boolean(frame.contentDocument?.querySelector("[data-agenda]"));
  const check = () => {
    const isFailed = !isLoaded();
    if (isFailed && notice.hidden) trackSiteEvent("booking_fallback", { reason: "offline" });
    notice.hidden = !isFailed;
    frame.parentElement?.toggleAttribute("data-failed", isFailed);
    if (isFailed) runLater(askAgain);
  };
  const askAgain = async () => {
    const request = fetch(frame.src, { method: "HEAD", cache: "no-store" });
    const isAnswered = await request.then(
      ({ ok }) => ok,
      () => false,
    );
    if (isLoaded()) return;
    if (isAnswered) {
      frame.loading = "eager";
      frame.setAttribute("src", frame.src);
    }
    runLater(isAnswered ? check : askAgain);
  };
  // WebKit leaves a frame that failed empty and says nothing; so is a lazy one that is not in view yet.
  const checkInView = () => {
    if (isLoaded()) return;
    if (frame.getBoundingClientRect().top < innerHeight) check();
    else runLater(checkInView, silentAfterMs);
  };
  runLater(checkInView, silentAfterMs);
  frame.addEventListener("load", check);
  // It failed before this script ran, or the host's own error page came.
  const { URL = "", readyState = "complete" } = frame.contentDocument ?? {};
  if (URL !== "about:blank" && readyState === "complete") check();
}

const frame = document.querySelector<HTMLIFrameElement>("[data-booking] iframe");
const notice = document.querySelector<HTMLElement>('[data-notice="offline"]');
if (frame && notice) runWhenPageShown(() => watchOwnAgenda(frame, notice));
