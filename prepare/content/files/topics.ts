import { offeredSolutions } from "./solutions.ts";

// The topic in a booking link (`/contacto?tema=crm`) sets the text of /contacto, the agenda's message, the WhatsApp text
// and the data for the booking service.
export const topicTextsById: Record<string, { lead: string; wants: string }> = Object.fromEntries(
  offeredSolutions.map(({ topic: { id, ...words } }) => [id, words]),
);

/** The id of the topic in booking links, by the address of the page with the link; other pages have none. */
export const topicIdByPagePath: Partial<Record<string, string>> = Object.fromEntries(
  offeredSolutions.map(({ path, topic }) => [path, topic.id]),
);
