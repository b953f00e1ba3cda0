import type { PlaybackState } from "../ui/playback-button.tsx";

/** @returns milliseconds */
const computeMessageDelayMs = (text: string) => Math.min(700 + text.length * 14, 2200);

/** A question and its answer, so that the panel is never empty. */
const initialMessageCount = 2;

const getMessageText = (message: HTMLElement) =>
  [...(message.querySelector(".chat-bubble")?.childNodes ?? [])]
    .filter((node) => !(node instanceof Element && node.matches(".sr-only, .chat-card, .chat-time")))
    .map(({ textContent }) => textContent?.trim())
    .join("");

function playExampleChatInView(figure: HTMLElement): void {
  const messages = [...figure.querySelectorAll("li")];
  const dots = figure.querySelector<HTMLElement>(".chat-dots");
  let shownCount = messages.length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (count: number, state: PlaybackState) => {
    clearTimeout(timer);
    shownCount = count;
    const next = messages[shownCount];
    const playback = next ? state : "ended";
    figure.dataset.playback = playback;
    for (const [index, message] of messages.entries())
      message.toggleAttribute("data-pending", index >= shownCount);
    const isPlaying = next && playback === "playing";
    if (dots) {
      dots.hidden = !isPlaying || next.dataset.from !== "agent";
      if (!dots.hidden) next?.prepend(dots);
    }
    if (isPlaying)
      timer = setTimeout(() => show(shownCount + 1, "playing"), computeMessageDelayMs(getMessageText(next)));
  };

  figure.querySelector(".playback")?.addEventListener("click", () => {
    stopObserving();
    const { playback } = figure.dataset;
    if (playback === "ended") show(initialMessageCount, "playing");
    else show(shownCount, playback === "playing" ? "paused" : "playing");
  });

  const nearObserver = new IntersectionObserver(
    (entries) => {
      const entry = entries[entries.length - 1];
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      // Half a window before the chat is in view, so that no visible message disappears. A chat already in view stays complete.
      if (isIntersecting && boundingClientRect.top < innerHeight) stopObserving();
      else show(isIntersecting ? initialMessageCount : messages.length, "paused");
    },
    { rootMargin: "0px 0px 50%" },
  );
  const viewObserver = new IntersectionObserver(
    (entries) => {
      if (!entries[entries.length - 1]?.isIntersecting) return;
      stopObserving();
      if (shownCount < messages.length) show(shownCount, "playing");
    },
    { rootMargin: "0px 0px -35%" },
  );
  const stopObserving = () => {
    nearObserver.disconnect();
    viewObserver.disconnect();
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  nearObserver.observe(figure);
  viewObserver.observe(figure);
}

for (const figure of document.querySelectorAll<HTMLElement>('[data-behaviour="chat"]'))
  playExampleChatInView(figure);
