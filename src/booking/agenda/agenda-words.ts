import { fillPlaceholders } from "../../content/fill.ts";
import { createAgendaTexts } from "./agenda-texts.ts";
import { agendaPageTexts as words } from "./words.ts";

const scriptTexts = createAgendaTexts(words);

/** All texts of the site's own agenda. A text with a gap for a day, an hour or a message is a function that fills it. */
export const agendaTexts = {
  ...words,
  ...scriptTexts,
  day: words.day,
  hour: { ...words.hour, ...scriptTexts.hour },
  chosen: { ...words.chosen, ...scriptTexts.chosen },
  sent: { ...words.sent, ...scriptTexts.sent },
  anyWeek: {
    ...words.anyWeek,
    span: (from: string, to: string) => fillPlaceholders(words.anyWeek.span, { from, to }),
    message: (day: string, span: string) => fillPlaceholders(words.anyWeek.message, { day, span }),
  },
};
