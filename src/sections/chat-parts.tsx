import type { ReactNode } from "react";
import { type ConversationMessage, conversations } from "../content/shared/conversations.ts";
import { exampleWords } from "../content/texts/example.ts";
import { read } from "../site-content.ts";
import "../ui/vignette.css";
import "./chat.css";

const { words: chatLabels } = read(conversations);
const { mark: example } = read(exampleWords);

export function ChatHeader({ role, children }: { role: string; children?: ReactNode }) {
  return (
    <div className="flex items-center gap-3 bg-surface-raised px-4 py-3">
      <p className="flex-1 leading-tight">
        <span className="block font-semibold">{chatLabels.contact}</span>
        <span className="text-ink-soft">{`${role} · ${example}`}</span>
      </p>
      {children}
    </div>
  );
}

/** In letters, on a phone. */
const maxBubbleLineLength = 28;

export function ChatMessage({ from, text, time, card: appointment }: ConversationMessage) {
  // The full width from the start, so that loading the font does not move the time of the message.
  const isLong = from === "agent" && text.length > maxBubbleLineLength;
  return (
    <li className="chat-message" data-long={isLong || undefined} data-from={from}>
      <div className="chat-bubble">
        <span className="sr-only">{`${from === "customer" ? chatLabels.customer : chatLabels.agent}: `}</span>
        {appointment ? text : `${text} `}
        {appointment && (
          <span className="chat-card mt-2 mb-1 block rounded-md border-s-4 border-brand bg-chat px-3 py-2">
            <b className="block">{appointment.what}</b>
            {appointment.when}
          </span>
        )}
        <span className="chat-time float-end ms-3 text-chat-time">{time}</span>
      </div>
    </li>
  );
}
