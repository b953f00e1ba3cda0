import type { ConversationPicker as Picker } from "../content/shared/conversations.ts";
import { ChatHeader, ChatMessage } from "../sections/chat-parts.tsx";
import "./conversation-picker.css";

const chipClasses =
  "talk-chip grid min-h-target cursor-pointer place-items-center rounded-full border border-on-night-soft px-2 text-center text-sm/tight";
const focusedChipClasses =
  "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus-ring)";
const checkedChipClasses =
  "has-checked:border-transparent has-checked:bg-brand-bright has-checked:bg-(image:--repaint-shade) has-checked:text-night has-checked:forced-color-adjust-none";

/** Radio buttons, so no script is needed. */
export function ConversationPicker(picker: Picker) {
  return (
    <figure className="talk" aria-label={picker.label}>
      <div className="chat">
        <ChatHeader role={picker.role} />
        {/* One grid cell, so that nothing moves when another one is chosen. */}
        <div className="stack">
          {picker.conversations.map(({ id, messages, handover }) => (
            <ol key={id} className="chat-log talk-log content-end">
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
      {/* Fixed, so that loading the font does not move the chips. */}
      <div className="@container mt-3" data-print="hide">
        <fieldset className="grid grid-cols-[11fr_9fr_11fr] gap-2 @max-[26rem]:grid-cols-[11fr_9fr] @max-[26rem]:*:last:col-span-full">
          <legend className="sr-only">{picker.offer}</legend>
          {picker.conversations.map(({ id, chip }, index) => (
            <label key={id} className={`${chipClasses} ${focusedChipClasses} ${checkedChipClasses}`}>
              <input
                type="radio"
                name="conversation"
                value={index + 1}
                defaultChecked={index === 0}
                className="sr-only"
              />
              {chip}
            </label>
          ))}
        </fieldset>
      </div>
    </figure>
  );
}
