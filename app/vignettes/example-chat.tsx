import { fill } from "#app/fill.ts";
import { PlaybackButton } from "#app/ui/playback-button.tsx";
import { chatWords, type ExampleConversation } from "#content/conversations";
import { ChatHeader, ChatMessage } from "./chat-parts.tsx";

// A conversation that is complete in the page: playing (chat-script.ts) only hides what has not been said yet, so nothing
// moves, a screen reader reads it whole, and without script or with reduced motion it simply stands there.
export function ExampleChat({ conversation }: { conversation: ExampleConversation }) {
  const { label, role, messages } = conversation;
  const { pause, play, replay } = chatWords;
  const labels = {
    playing: fill(pause, { role }),
    paused: fill(play, { role }),
    ended: fill(replay, { role }),
  };
  return (
    <figure data-playback="ended" className="chat" aria-label={label}>
      <ChatHeader role={role}>
        <PlaybackButton labels={labels} className="chat-control" />
      </ChatHeader>
      <ol className="chat-log chat-played">
        {messages.map((message) => (
          <ChatMessage key={message.text} {...message} />
        ))}
      </ol>
      <span aria-hidden="true" hidden className="chat-dots">
        <i />
        <i />
        <i />
      </span>
    </figure>
  );
}
