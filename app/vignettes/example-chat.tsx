import { Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { chatWords } from "#app/content/chat-words.ts";
import type { ExampleConversation } from "#app/content/conversations.ts";
import { ChatHeader, ChatMessage } from "./chat-parts.tsx";

/** Milliseconds until the next message is there: longer ones take longer to write. */
const writingTime = (text: string) => Math.min(700 + text.length * 14, 2200);

/** How many messages stand there before it plays: a question and its answer, so that nobody looks at an empty panel. */
const beginning = 2;

// Plays a conversation that is complete in the page: playing only hides what has not been said yet, so nothing
// moves, a screen reader reads it whole, and without script or with reduced motion it simply stands there.
function usePlayback(texts: readonly string[]) {
  const figure = useRef<HTMLElement>(null);
  const [said, setSaid] = useState(texts.length);
  const [playing, setPlaying] = useState(false);
  const done = said >= texts.length;

  useEffect(() => {
    if (!figure.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const rest = () => {
      near.disconnect();
      seen.disconnect();
    };
    const near = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting, boundingClientRect } = entry;
        // Half a window before it comes, so that nothing is taken away that a visitor sees. What is there already, or
        // comes from above, or at once by a leap, stays whole.
        if (isIntersecting && boundingClientRect.top < innerHeight) rest();
        else setSaid(isIntersecting ? beginning : texts.length);
      },
      { rootMargin: "0px 0px 50%" },
    );
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        rest();
        setPlaying(true);
      },
      { rootMargin: "0px 0px -35%" },
    );
    near.observe(figure.current);
    seen.observe(figure.current);
    return rest;
  }, [texts.length]);

  const next = texts[said];
  useEffect(() => {
    if (!playing || next === undefined) return;
    const timer = setTimeout(() => setSaid(said + 1), writingTime(next));
    return () => clearTimeout(timer);
  }, [playing, said, next]);

  const toggle = () => {
    if (done) setSaid(beginning);
    setPlaying(done || !playing);
  };
  return { figure, said, playing: playing && !done, done, toggle };
}

export function ExampleChat({ conversation }: { conversation: ExampleConversation }) {
  const { label, role, messages } = conversation;
  const { figure, said, playing, done, toggle } = usePlayback(messages.map(({ text }) => text));
  const [Icon, control] = done
    ? ([RotateCcw, chatWords.replay] as const)
    : playing
      ? ([Pause, chatWords.pause] as const)
      : ([Play, chatWords.play] as const);
  return (
    <figure ref={figure} className="chat" aria-label={label}>
      <ChatHeader role={role}>
        <button
          type="button"
          data-replay
          onClick={toggle}
          className="chat-control"
          aria-label={control(role)}
        >
          <Icon className="size-5" />
        </button>
      </ChatHeader>
      <ol className="chat-log chat-played">
        {messages.map((message, index) => (
          <ChatMessage
            key={message.text}
            {...message}
            said={index < said}
            // The customer's own side does not show that the customer writes.
            writing={playing && index === said && message.from === "agent"}
          />
        ))}
      </ol>
    </figure>
  );
}
