import { z } from "zod";
import { group, groupList, optionalField, text, textKeepingPlaceholders, texts } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

const chatMessageList = groupList({
  from: z.enum(["customer", "agent"]),
  ...texts("time", "text"),
  /** A card with the result of the conversation, shown under the text of the message. */
  card: optionalField(group({ what: text, when: text })),
});
const conversationSchema = group({ label: text, role: text, messages: chatMessageList });
const textKeepingRolePlaceholder = textKeepingPlaceholders("role");

/** An invented chat of a customer with an AI agent: its accessible name (`label`), the agent's name (`role`), messages. */
export type ExampleConversation = z.output<typeof conversationSchema>;
export type ConversationMessage = ExampleConversation["messages"][number];

const conversationsFileContent = readRequiredContent(
  "words/conversations",
  group({
    talk: optionalField(
      group({
        ...texts("label", "role", "offer"),
        conversations: groupList({
          ...texts("id", "chip"),
          messages: chatMessageList,
          handover: optionalField(text),
        }),
      }),
    ),
    receptionist: conversationSchema,
    scheduling: conversationSchema,
    words: group({
      ...texts("contact", "customer", "agent"),
      replay: textKeepingRolePlaceholder,
      pause: textKeepingRolePlaceholder,
      play: textKeepingRolePlaceholder,
    }),
  }),
);

export const {
  talk: conversationPicker,
  receptionist: receptionistConversation,
  scheduling: schedulingConversation,
  words: chatLabels,
} = conversationsFileContent;
