import { Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { chatWords } from "#app/content/chat-words.ts";
import type { ExampleConversation } from "#app/content/conversations.ts";
import { ChatHeader, ChatMessage } from "./chat-parts.tsx";

/** Milliseconds until the next message is there: longer ones take longer to write. */
const writingTime = (text: string) => Math.min(700 + text.length * 14, 2200);

/** How many messages stand there before it plays: a question and its answer, so that nobody looks at an empty panel. */
const beginning = 2;

/**
 * Plays a conversation that is complete in the page: playing only hides what has not been said yet, so nothing
 * moves, a screen reader reads it whole, and without script or with reduced motion it simply stands there.
 */
function usePlayback(texts: readonly string[]) {
  const figure = useRef<HTMLElement>(null);
  const [said, setSaid] = useState(texts.length);
  const [playing, setPlaying] = useState(false);
  const done = said >= texts.length;

  useEffect(() => {
    if (!figure.current || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let first = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // What the visitor has before their eyes when React starts is not taken away again.
        if (entry?.isIntersecting) {
          observer.disconnect();
          if (!first) {
            setSaid(beginning);
            setPlaying(true);
          }
        }
        first = false;
      },
      { threshold: 0.35 },
    );
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, []);

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
      <ol className="chat-log">
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
