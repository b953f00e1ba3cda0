import { firm } from "../../content/firm/firm.ts";
import { topics } from "../../content/pages/topics.ts";
import { read } from "../../site-content.ts";
import { siteAgendaRules } from "../agenda-rules.ts";
import { agendaWords } from "./words.ts";

const site = read(firm);
const { topicTextsById } = read(topics);
const agendaPageTexts = read(agendaWords);

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
