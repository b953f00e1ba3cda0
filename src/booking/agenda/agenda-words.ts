import { createAgendaTexts } from "./agenda-texts.ts";
import { agendaPageTexts } from "./words.ts";

/** All texts of the site's own agenda. A text with a gap for a day, an hour or a message is a function that fills it. */
export const agendaTexts = createAgendaTexts(agendaPageTexts);
