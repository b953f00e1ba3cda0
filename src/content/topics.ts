import { offeredSolutions } from "./solutions.ts";

/** The texts for the topic of a booking link (`/contacto?tema=crm`): what /contacto shows, and what messages say one `wants`. */
export const topicTextsById: Record<string, { lead: string; wants: string }> = Object.fromEntries(
  offeredSolutions.map(({ topic: { id, ...words } }) => [id, words]),
);

export const topicIdByPagePath: Partial<Record<string, string>> = Object.fromEntries(
  offeredSolutions.map(({ path, topic }) => [path, topic.id]),
);
