import { fillPlaceholders } from "../../content/fill.ts";
import type { agendaPageTexts } from "./words.ts";

export type AgendaPageTexts = typeof agendaPageTexts;

/** What the message in which a visitor asks the firm for a meeting says. */
export interface MeetingRequest {
  /** The visitor's name; empty when not given. */
  name: string;
  /** The name of the visitor's own firm; empty when not given. */
  firm: string;
  /** The day of the meeting in the firm's time zone, as 'martes 24 de noviembre'. */
  day: string;
  /** The time of the meeting in the firm's time zone, as '11:00'. */
  time: string;
  /** The time of the meeting in the visitor's time zone, when it differs from the firm's: '13:00'. */
  localTime?: string;
  /** The visitor's topic of interest, as written after 'Me interesa': 'el CRM'. */
  interest?: string;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Creates the texts of the agenda. A text with a gap for a day, an hour or a message is a function that fills it. */
export function createAgendaTexts(words: AgendaPageTexts) {
  /** @returns which form of a text fits the time: "one" before 1:00 ('la'), "other" before other hours ('las') */
  const chooseHourGrammaticalNumber = (time: string) => (time.startsWith("1:") ? "one" : "other");
  /** @returns the time with its article: 'las 11:00', 'la 1:00' */
  const addHourArticle = (time: string) =>
    fillPlaceholders(words.hour[chooseHourGrammaticalNumber(time)], { time });
  /** @returns the time with its preposition and article: 'a las 11:00', 'a la 1:00' */
  const addHourPreposition = (time: string) => fillPlaceholders(words.hour.at, { the: addHourArticle(time) });
  /** @param text a sentence with gaps: `{day}`, `{time}` ('11:00'), `{the}` ('las 11:00'), `{at}` ('a las 11:00') */
  const createSlotSentenceFormatter = (text: string) => (day: string, time: string) =>
    fillPlaceholders(text, { day, time, the: addHourArticle(time), at: addHourPreposition(time) });

  return {
    ...words,
    hour: {
      ...words.hour,
      ownZone: (own: string, firm: string) =>
        fillPlaceholders(words.hour.ownZone[chooseHourGrammaticalNumber(firm)], {
          At: capitalize(addHourPreposition(own)),
          firm: addHourArticle(firm),
        }),
    },
    /**
     * Sentences about a slot that is not offered, by the reason (`sent`: the visitor has already requested it). Each takes the
     * day ('martes 24' for "not on this day", otherwise 'martes 24 de noviembre') and the time ('9:00').
     */
    unoffered: {
      "not on this day": createSlotSentenceFormatter(words.unoffered["not on this day"]),
      "no longer": createSlotSentenceFormatter(words.unoffered["no longer"]),
      "not yet": createSlotSentenceFormatter(words.unoffered["not yet"]),
      sent: createSlotSentenceFormatter(words.unoffered.sent),
    },
    chosen: {
      ...words.chosen,
      when: (from: string, to: string) => fillPlaceholders(words.chosen.when, { from, to }),
      ownWhen: (from: string, to: string) => fillPlaceholders(words.chosen.ownWhen, { from, to }),
      status: createSlotSentenceFormatter(words.chosen.status),
    },
    sent: { ...words.sent, details: (message: string) => fillPlaceholders(words.sent.details, { message }) },
    subject: createSlotSentenceFormatter(words.subject),
    message({ name, firm, day, time, localTime, interest }: MeetingRequest): string {
      const senderText = name && firm ? "nameAndFirm" : name ? "name" : firm ? "firm" : "nobody";
      const localTimeNote = localTime ? fillPlaceholders(words.message.own, { time: localTime }) : "";
      return [
        fillPlaceholders(words.message[senderText], { name, firm }),
        fillPlaceholders(words.message.ask, { day, at: addHourPreposition(time), own: localTimeNote }),
        ...(interest ? [fillPlaceholders(words.message.wants, { wants: interest })] : []),
      ].join(" ");
    },
    anyWeek: {
      ...words.anyWeek,
      span: (from: string, to: string) => fillPlaceholders(words.anyWeek.span, { from, to }),
      message: (day: string, span: string) => fillPlaceholders(words.anyWeek.message, { day, span }),
    },
  };
}
