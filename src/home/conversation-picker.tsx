import type { conversationPicker } from "../content/conversations.ts";
import { ChatHeader, ChatMessage } from "../sections/chat-parts.tsx";
import "./conversation-picker.css";

/**
 * A chat with several first messages to choose from: each chip shows its conversation. All conversations are in the HTML, and
 * the chips are radio buttons, so no script is needed.
 */
export function ConversationPicker({
  label,
  role,
  offer,
  conversations,
}: NonNullable<typeof conversationPicker>) {
  return (
    <figure className="talk @container" aria-label={label}>
      <div className="chat">
        <ChatHeader role={role} />
        {/* All conversations share a grid cell, so that nothing moves when another one is chosen. */}
        <div className="stack">
          {conversations.map(({ id, messages, handover }) => (
            <ol key={id} className="chat-log talk-log">
              {messages.map((message) => (
                <ChatMessage key={message.text} {...message} />
              ))}
              {handover && (
                <li className="justify-self-center rounded-full bg-brand-strong px-3 py-1 font-semibold text-surface">
                  {handover}
                </li>
              )}
            </ol>
          ))}
        </div>
      </div>
      <fieldset className="talk-chips mt-3 gap-2" data-print="hide">
        <legend className="sr-only">{offer}</legend>
        {conversations.map(({ id, chip }, index) => (
          <label
            key={id}
            className="talk-chip grid min-h-target cursor-pointer place-items-center rounded-full border border-on-night-soft px-2 text-center text-sm line-height-tight has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring) has-checked:border-transparent has-checked:bg-brand-bright has-checked:text-night"
          >
            <input type="radio" name="charla" defaultChecked={index === 0} className="sr-only" />
            {chip}
          </label>
        ))}
      </fieldset>
    </figure>
  );
}
