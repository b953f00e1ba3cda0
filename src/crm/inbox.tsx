import { SendHorizontal } from "lucide-react";
import { ExampleLabel } from "../ui/example-label.tsx";
import { Vignette } from "../ui/vignette.tsx";
import { ChannelIcon } from "./channel-icon.tsx";
import type { CrmPictures } from "./words.ts";

const paneHeadClasses = "flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-3";
const inboxBubbleClasses = "max-w-11/12 rounded-xl px-4 py-2 sm:max-w-5/6 sm:py-3";
const bubbleClassesBySender = {
  customer: "justify-self-start rounded-es-none bg-chat-customer",
  agent: "justify-self-end rounded-ee-none bg-chat-agent",
};

function ThreadList({ threads }: Pick<CrmPictures["inbox"], "threads">) {
  return (
    <div className="grid border-line @min-[27rem]:border-e">
      {threads.map(({ who, text, time, channel, unread, open }) => (
        <p
          key={who}
          className={`border-t-line not-first:border-t flex items-center gap-3 border-s-4 px-4 py-2 sm:py-3 ${open ? "border-s-brand bg-chat" : "border-s-transparent"}`}
        >
          <ChannelIcon channel={channel} className="text-brand" />
          <span className="flex-1">
            <span className="flex flex-wrap justify-between gap-x-2">
              <span className="font-semibold">{who}</span>
              <span className="whitespace-nowrap text-ink-soft">{time}</span>
            </span>
            <span className="flex items-center justify-between gap-2 text-ink-soft">
              {text}
              {unread && <span className="size-[0.5rem] flex-none rounded-full bg-brand" />}
            </span>
          </span>
        </p>
      ))}
    </div>
  );
}

export function Inbox({ label, title, agent, threads, conversation }: CrmPictures["inbox"]) {
  return (
    <Vignette label={label} className="@container overflow-hidden rounded-2xl bg-surface-raised shadow-2xl">
      <p className={paneHeadClasses}>
        <span className="font-semibold">{title}</span>
        <ExampleLabel />
      </p>
      <div className="grid grid-cols-1 @min-[27rem]:grid-cols-2">
        <ThreadList threads={threads} />
        <div className="grid grid-cols-1 grid-rows-[auto_1fr] border-t-4 border-surface-sunk @min-[27rem]:border-t-0">
          <p className={paneHeadClasses}>
            <span className="font-semibold">{conversation.who}</span>
            <span className="text-ink-soft">{conversation.owner}</span>
          </p>
          <div className="grid content-start gap-2 bg-chat px-4 py-3 sm:gap-3 sm:py-4">
            {conversation.messages.map(({ from, text }) => (
              <p key={text} className={`${inboxBubbleClasses} ${bubbleClassesBySender[from]}`}>
                {from === "agent" && <span className="block font-semibold text-brand-strong">{agent}</span>}
                {text}
              </p>
            ))}
          </div>
          <p className="mx-4 my-3 flex items-center gap-2 rounded-full border border-line-strong px-4 py-2 sm:py-3">
            <ChannelIcon channel={conversation.draft.channel} className="text-good" />
            <span className="flex-1">{conversation.draft.text}</span>
            <SendHorizontal className="size-[1rem] flex-none text-brand" />
          </p>
        </div>
      </div>
    </Vignette>
  );
}
