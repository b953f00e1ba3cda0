import { solutions } from "./solutions.ts";

// What a visitor came for: the address of a booking link says it (`/contacto?tema=crm`), and what /contacto says, the
// agenda's message, the WhatsApp text and the booking service follow it.
export const topics: Record<string, { lead: string; wants: string }> = Object.fromEntries(
  solutions.map(({ topic: { id, ...words } }) => [id, words]),
);

/** What brings a visitor from a page to /contacto; from the other pages it is the meeting itself. */
export const topicOfPage: Partial<Record<string, string>> = Object.fromEntries(
  solutions.map(({ path, topic }) => [path, topic.id]),
);
