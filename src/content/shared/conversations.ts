import { z } from "zod";
import type { ValueOf } from "../reading/content.ts";
import { defineWords } from "../texts/define-words.ts";
import { group, groupList, text, textKeepingPlaceholders, texts } from "../texts/field-types.ts";

const chatMessageList = groupList({
  from: z.enum(["customer", "agent"]),
  ...texts("time", "text"),
  card: group({ what: text, when: text }).optional(),
});
const conversationSchema = group({ label: text, role: text, messages: chatMessageList });
const textKeepingRolePlaceholder = textKeepingPlaceholders("role");

export type ExampleConversation = z.output<typeof conversationSchema>;
export type ConversationMessage = ExampleConversation["messages"][number];

export const conversations = defineWords(
  "words/conversations",
  group({
    talk: group({
      ...texts("label", "role", "offer"),
      conversations: groupList({
        ...texts("id", "chip"),
        messages: chatMessageList,
        handover: text.optional(),
      }),
    }).optional(),
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

export type ConversationPicker = NonNullable<ValueOf<typeof conversations>["talk"]>;
