import { conversations, type ExampleConversation } from "../content/shared/conversations.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { ChatHeader, ChatMessage } from "../sections/chat-parts.tsx";
import { read } from "../site-content.ts";
import { PlaybackButton } from "../ui/playback-button.tsx";

const { words: chatLabels } = read(conversations);

/** Complete in the HTML: playback (chat-script.ts) only hides later messages, so nothing moves. */
export function ExampleChat({ conversation }: { conversation: ExampleConversation }) {
  const { label, role, messages } = conversation;
  const { pause, play, replay } = chatLabels;
  const labels = {
    playing: fillPlaceholders(pause, { role }),
    paused: fillPlaceholders(play, { role }),
    ended: fillPlaceholders(replay, { role }),
  };
  return (
    <figure data-behaviour="chat" data-playback="ended" className="chat" aria-label={label}>
      <ChatHeader role={role}>
        <PlaybackButton
          labels={labels}
          className="text-ink-soft hover:bg-surface-sunk hover:text-ink focus-visible:-outline-offset-3"
        />
      </ChatHeader>
      <ol className="chat-log chat-played">
        {messages.map((message) => (
          <ChatMessage key={message.text} {...message} />
        ))}
      </ol>
      <span
        aria-hidden="true"
        hidden
        className="chat-dots absolute start-0 bottom-0 flex gap-1 rounded-xl bg-chat-agent p-3 *:size-[0.375rem] *:rounded-full *:bg-chat-time print:hidden"
      >
        <i />
        <i />
        <i />
      </span>
    </figure>
  );
}
