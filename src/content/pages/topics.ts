import { define } from "../reading/content.ts";
import { solutions } from "../shared/solutions.ts";

/** The topics of booking links (`/contacto?tema=crm`): what /contacto shows, and what messages say one `wants`. */
export const topics = define((read) => {
  const { offeredSolutions } = read(solutions);
  return {
    topicTextsById: Object.fromEntries(offeredSolutions.map(({ topic: { id, ...words } }) => [id, words])),
    topicIdByPagePath: Object.fromEntries(offeredSolutions.map(({ path, topic }) => [path, topic.id])),
  };
});
