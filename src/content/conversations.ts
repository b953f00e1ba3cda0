import { z } from "zod";
import { group, groupList, optionalField, text, textKeepingPlaceholders, texts } from "./field-types.ts";
import { readRequiredContent } from "./read.ts";

const chatMessageList = groupList({
  from: z.enum(["customer", "agent"]),
  ...texts("time", "text"),
  card: optionalField(group({ what: text, when: text })),
});
const conversationSchema = group({ label: text, role: text, messages: chatMessageList });
const textKeepingRolePlaceholder = textKeepingPlaceholders("role");

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
