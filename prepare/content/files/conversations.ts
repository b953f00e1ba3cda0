import { z } from "zod";
import { group, list, optional, text, textWith } from "../field-types.ts";
import { content } from "../read.ts";

const messages = list({
  from: z.enum(["customer", "agent"]),
  time: text,
  text,
  // The result of the conversation, shown under the text.
  card: optional(group({ what: text, when: text })),
});
const conversation = group({ label: text, role: text, messages });
const named = textWith("role");

export type ExampleConversation = z.output<typeof conversation>;
export type Message = ExampleConversation["messages"][number];

const file = content(
  "conversations",
  group({
    talk: optional(
      group({
        label: text,
        role: text,
        offer: text,
        conversations: list({ id: text, chip: text, messages, handover: optional(text) }),
      }),
    ),
    receptionist: conversation,
    scheduling: conversation,
    words: group({
      contact: text,
      customer: text,
      agent: text,
      replay: named,
      pause: named,
      play: named,
    }),
  }),
);

export const { talk, receptionist, scheduling, words: chatWords } = file;

/** A conversation that visitors choose by its first message. */
export type OfferedConversation = NonNullable<typeof talk>["conversations"][number];
