import { site } from "../../content/site.ts";
import { topicTextsById } from "../../content/topics.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import type { AgendaRules } from "../slots.ts";
import type { AgendaScriptWords } from "./agenda-texts.ts";
import { agendaPageTexts } from "./words.ts";

/** What agenda-script.ts needs to know. The page holds it in an attribute, so that the script imports no content. */
export interface AgendaSettings {
  rules: AgendaRules;
  words: AgendaScriptWords;
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

function pickScriptWords(): AgendaScriptWords {
  const { unavailable, day, hour, unoffered, chosen, sent, subject, message } = agendaPageTexts;
  const { weekdays, months } = day;
  const { one, other, at, zone, ownZone } = hour;
  const { when, ownWhen, status, waiting, offline } = chosen;
  return {
    unavailable,
    day: { weekdays, months },
    hour: { one, other, at, zone, ownZone },
    unoffered,
    chosen: { when, ownWhen, status, waiting, offline },
    sent: { status: sent.status, event: sent.event, details: sent.details },
    subject,
    message,
  };
}

/** Collects the settings of this firm's agenda. */
export function buildAgendaSettings(): AgendaSettings {
  return {
    rules: siteAgendaRules,
    words: pickScriptWords(),
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
