import { site } from "../../content/site.ts";
import { topicTextsById } from "../../content/topics.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import type { AgendaRules } from "../slots.ts";
import type { AgendaWords } from "./agenda-texts.ts";
import { agendaPageTexts } from "./words.ts";

/** What agenda-script.ts needs to know. The page holds it in an attribute, so that the script imports no content. */
export interface AgendaSettings {
  rules: AgendaRules;
  words: AgendaWords;
  /** The words for a topic of interest ('el CRM'), by the topic in the address (`?tema=crm`). */
  interestByTopic: Partial<Record<string, string>>;
  firm: {
    name: string;
    email: string;
    whatsappNumber: string;
    /** The host of the site, which makes the ids of calendar events globally unique. */
    host: string;
  };
}

/** Collects the settings of this firm's agenda. */
export function buildAgendaSettings(): AgendaSettings {
  return {
    rules: siteAgendaRules,
    words: agendaPageTexts,
    interestByTopic: Object.fromEntries(
      Object.entries(topicTextsById).map(([topic, { wants }]) => [topic, wants]),
    ),
    firm: {
      name: site.brand.name,
      email: site.email,
      whatsappNumber: site.whatsapp.number,
      host: new URL(site.url).host,
    },
  };
}
