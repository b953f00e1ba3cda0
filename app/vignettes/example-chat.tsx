import { CheckCheck, Pause, Play, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { chatControls, type ExampleConversation } from "#app/content/conversations.ts";
import { AgentFace } from "./agent-face.tsx";

/** Milliseconds until the next message is there: longer ones take longer to write. */
const writingTime = (text: string) => Math.min(700 + text.length * 14, 2200);

/**
 * Characters that a bubble may hold in one line. A longer text fills it anyway; said beforehand, a message at the right
 * does not move while its text or its font arrives.
 */
const oneLine = 44;

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
            setSaid(0);
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
    if (done) setSaid(0);
    setPlaying(done || !playing);
  };
  return { figure, said, playing: playing && !done, done, toggle };
}

export function ExampleChat({ conversation }: { conversation: ExampleConversation }) {
  const { label, contact, role, messages } = conversation;
  const { figure, said, playing, done, toggle } = usePlayback(messages.map(({ text }) => text));
  const [Glyph, control] = done
    ? ([RotateCcw, chatControls.replay] as const)
    : playing
      ? ([Pause, chatControls.pause] as const)
      : ([Play, chatControls.play] as const);
  return (
    <figure ref={figure} className="chat" aria-label={label}>
      <div className="flex items-center gap-3 border-b border-line bg-surface-raised px-4 py-3">
        <span
          aria-hidden="true"
          className="grid size-10 flex-none place-items-center rounded-full bg-brand text-surface"
        >
          <AgentFace />
        </span>
        <p className="flex-1 leading-tight">
          <span className="block text-sm font-semibold">{contact}</span>
          <span className="text-ink-soft">{role}</span>
        </p>
        <button type="button" data-replay onClick={toggle} className="chat-control" aria-label={control}>
          <Glyph className="size-5" />
        </button>
      </div>
      <ol className="grid gap-2 px-3 py-4 sm:px-4">
        {messages.map(({ from, text, time, booking }, index) => (
          <li
            key={text}
            className={`chat-message ${text.length > oneLine ? "w-full" : ""}`}
            data-from={from}
            data-said={index < said || undefined}
          >
            {playing && index === said && (
              <span aria-hidden="true" className="chat-dots">
                <i />
                <i />
                <i />
              </span>
            )}
            <div className="chat-bubble">
              <span className="sr-only">
                {from === "customer" ? chatControls.customer : chatControls.agent}:{" "}
              </span>
              {text}
              {booking && (
                <span className="mt-2 flex gap-3 rounded-sm border-s-4 border-brand bg-brand-wash px-3 py-2 leading-snug">
                  <span>
                    <span className="block font-semibold">{booking.what}</span>
                    {booking.when}
                  </span>
                </span>
              )}
              <span className="mt-1 flex items-center justify-end gap-1 text-ink-soft">
                {time}
                {from === "customer" && <CheckCheck className="size-4 text-brand" />}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
