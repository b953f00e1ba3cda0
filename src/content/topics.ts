import { offeredSolutions } from "./solutions.ts";

/** The texts for the topic of a booking link (`/contacto?tema=crm`): what /contacto shows, and what messages say one `wants`. */
export const topicTextsById: Record<string, { lead: string; wants: string }> = Object.fromEntries(
  offeredSolutions.map(({ topic: { id, ...words } }) => [id, words]),
);

/** The id of the topic in booking links, by the address of the page with the link; other pages have none. */
export const topicIdByPagePath: Partial<Record<string, string>> = Object.fromEntries(
  offeredSolutions.map(({ path, topic }) => [path, topic.id]),
);
