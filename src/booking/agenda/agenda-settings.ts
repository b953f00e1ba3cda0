import { site } from "../../content/site.ts";
import { topicTextsById } from "../../content/topics.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { agendaPageTexts } from "./words.ts";

/** The page holds it in an attribute, so that agenda-script.ts imports no content. */
export const agendaSettings = {
  rules: siteAgendaRules,
  words: agendaPageTexts,
  interests: Object.entries(topicTextsById).map(([topic, { wants }]) => [topic, wants] as const),
  firm: {
    name: site.brand.name,
    email: site.email,
    whatsappNumber: site.whatsapp.number,
    /** Makes the ids of calendar events globally unique. */
    host: new URL(site.url).host,
  },
};
