import type { ReactNode } from "react";
import { chatWords, type Message } from "#content/conversations";
import { mark as example } from "#content/example";

export function ChatHeader({ role, children }: { role: string; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3 bg-surface-raised px-4 py-3">
      <p className="flex-1 line-height-tight">
        <span className="block font-semibold">{chatWords.contact}</span>
        <span className="text-ink-soft">{`${role} · ${example}`}</span>
      </p>
      {children}
    </div>
  );
}

// What one line of a bubble holds on a phone. A longer text has all the width at once: the font will not move its end.
const oneLine = 28;

export function ChatMessage({ from, text, time, card }: Message) {
  return (
    <li className="chat-message" data-long={text.length > oneLine || undefined} data-from={from}>
      <div className="chat-bubble">
        <span className="sr-only">{`${from === "customer" ? chatWords.customer : chatWords.agent}: `}</span>
        {card ? text : `${text} `}
        {card && (
          <span className="chat-card">
            <b className="block">{card.what}</b>
            {card.when}
          </span>
        )}
        <span className="chat-time">{time}</span>
      </div>
    </li>
  );
}
