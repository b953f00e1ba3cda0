import { site } from "../../content/site.ts";
import { topicTextsById } from "../../content/topics.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { agendaPageTexts } from "./words.ts";

/** What agenda-script.ts needs to know. The page holds it in an attribute, so that the script imports no content. */
export const agendaSettings = {
  rules: siteAgendaRules,
  words: agendaPageTexts,
  /** Topics in the address (`?tema=crm`), each with the words for it in the message ('el CRM'). */
  interests: Object.entries(topicTextsById).map(([topic, { wants }]) => [topic, wants] as const),
  firm: {
    name: site.brand.name,
    email: site.email,
    whatsappNumber: site.whatsapp.number,
    /** The host of the site, which makes the ids of calendar events globally unique. */
    host: new URL(site.url).host,
  },
};
