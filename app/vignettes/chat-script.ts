import type { Playback } from "#app/ui/playback-button.tsx";

/** Milliseconds until the next message is there: longer ones take longer to write. */
const writingTime = (text: string) => Math.min(700 + text.length * 14, 2200);

/** How many messages stand there before it plays: a question and its answer, so that nobody looks at an empty panel. */
const beginning = 2;

/** The words of a message, without who says them, the time and what stands on a card. */
const wordsOf = (message: HTMLElement) =>
  [...(message.querySelector(".chat-bubble")?.childNodes ?? [])]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent?.trim())
    .join("");

function playChat(figure: HTMLElement): void {
  const messages = [...figure.querySelectorAll("li")];
  const dots = figure.querySelector<HTMLElement>(".chat-dots");
  let said = messages.length;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows as many messages, and goes on with the next where it is playing. */
  const show = (count: number, state: Playback) => {
    clearTimeout(timer);
    said = count;
    const next = messages[said];
    const playback = next ? state : "ended";
    figure.dataset.playback = playback;
    for (const [index, message] of messages.entries()) message.toggleAttribute("data-pending", index >= said);
    const isPlaying = next && playback === "playing";
    if (dots) {
      // The customer's own side does not show that the customer writes.
      dots.hidden = !isPlaying || next.dataset.from !== "agent";
      if (!dots.hidden) next?.prepend(dots);
    }
    if (isPlaying) timer = setTimeout(() => show(said + 1, "playing"), writingTime(wordsOf(next)));
  };

  figure.querySelector(".chat-control")?.addEventListener("click", () => {
    rest();
    const { playback } = figure.dataset;
    if (playback === "ended") show(beginning, "playing");
    else show(said, playback === "playing" ? "paused" : "playing");
  });

  const near = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const { isIntersecting, boundingClientRect } = entry;
      // Half a window before it comes, so that nothing is taken away that a visitor sees. What is there already, or
      // comes from above, or at once by a leap, stays whole.
      if (isIntersecting && boundingClientRect.top < innerHeight) rest();
      else show(isIntersecting ? beginning : messages.length, "paused");
    },
    { rootMargin: "0px 0px 50%" },
  );
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)?.isIntersecting) return;
      rest();
      if (said < messages.length) show(said, "playing");
    },
    { rootMargin: "0px 0px -35%" },
  );
  const rest = () => {
    near.disconnect();
    seen.disconnect();
  };
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  near.observe(figure);
  seen.observe(figure);
}

/** Plays the example conversations of the page as they come into view, and works their buttons. */
export function playChats(): void {
  for (const figure of document.querySelectorAll<HTMLElement>(".chat[data-playback]")) playChat(figure);
}
