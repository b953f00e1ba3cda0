import { fill } from "#app/fill.ts";
import { agenda as words } from "#content/agenda";

export interface MeetingRequest {
  name: string;
  firm: string;
  /** 'martes 24 de noviembre' */
  day: string;
  /** '11:00' */
  time: string;
  /** The local time of the visitor, when it differs from the firm's. */
  localTime?: string;
  /** The topic of interest, as written after 'Me interesa': 'el CRM'. */
  wants?: string;
}

const grammaticalNumber = (time: string) => (time.startsWith("1:") ? "one" : "other");
/** @returns '11:00' as 'las 11:00' */
const withArticle = (time: string) => fill(words.hour[grammaticalNumber(time)], { time });
const withPreposition = (time: string) => fill(words.hour.at, { the: withArticle(time) });
const sentenceTemplate = (text: string) => (day: string, time: string) =>
  fill(text, { day, time, the: withArticle(time), at: withPreposition(time) });
const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of the site's own agenda. Texts with days and hours are functions of them. */
export const agenda = {
  ...words,
  hour: {
    ...words.hour,
    ownZone: (own: string, firm: string) =>
      fill(words.hour.ownZone[grammaticalNumber(firm)], {
        At: capitalize(withPreposition(own)),
        firm: withArticle(firm),
      }),
  },
  /** `day` is 'martes 24' for a day of the month in view, otherwise 'martes 24 de noviembre'; `time` is '9:00'. */
  missed: {
    "not on this day": sentenceTemplate(words.missed["not on this day"]),
    "no longer": sentenceTemplate(words.missed["no longer"]),
    "not yet": sentenceTemplate(words.missed["not yet"]),
    sent: sentenceTemplate(words.missed.sent),
  },
  chosen: {
    ...words.chosen,
    when: (from: string, to: string) => fill(words.chosen.when, { from, to }),
    ownWhen: (from: string, to: string) => fill(words.chosen.ownWhen, { from, to }),
    status: sentenceTemplate(words.chosen.status),
  },
  sent: { ...words.sent, details: (message: string) => fill(words.sent.details, { message }) },
  subject: sentenceTemplate(words.subject),
  message({ name, firm, day, time, localTime, wants }: MeetingRequest): string {
    const senderText = name && firm ? "nameAndFirm" : name ? "name" : firm ? "firm" : "nobody";
    const localTimeNote = localTime ? fill(words.message.own, { time: localTime }) : "";
    return [
      fill(words.message[senderText], { name, firm }),
      fill(words.message.ask, { day, at: withPreposition(time), own: localTimeNote }),
      ...(wants ? [fill(words.message.wants, { wants })] : []),
    ].join(" ");
  },
  anyWeek: {
    ...words.anyWeek,
    span: (from: string, to: string) => fill(words.anyWeek.span, { from, to }),
    message: (day: string, span: string) => fill(words.anyWeek.message, { day, span }),
  },
};
