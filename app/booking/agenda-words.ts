import { fill } from "#app/fill.ts";
import { agenda as words } from "#content/agenda";

export interface MeetingRequest {
  name: string;
  firm: string;
  /** 'martes 24 de noviembre' */
  day: string;
  /** '11:00' */
  time: string;
  /** The same hour where the visitor is, when it is another one. */
  localTime?: string;
  /** What follows 'Me interesa': 'el CRM'. */
  wants?: string;
}

const numberOf = (time: string) => (time.startsWith("1:") ? "one" : "other");
/** '11:00' as 'las 11:00' */
const the = (time: string) => fill(words.hour[numberOf(time)], { time });
const at = (time: string) => fill(words.hour.at, { the: the(time) });
const sentence = (text: string) => (day: string, time: string) =>
  fill(text, { day, time, the: the(time), at: at(time) });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The words of the own agenda, those with days and hours as functions of them. */
export const agenda = {
  ...words,
  hour: {
    ...words.hour,
    ownZone: (own: string, firm: string) =>
      fill(words.hour.ownZone[numberOf(firm)], { At: capital(at(own)), firm: the(firm) }),
  },
  /** `day` as 'martes 24' where it is in view, else as 'martes 24 de noviembre'; `time` as '9:00'. */
  missed: {
    "not on this day": sentence(words.missed["not on this day"]),
    "no longer": sentence(words.missed["no longer"]),
    "not yet": sentence(words.missed["not yet"]),
    sent: sentence(words.missed.sent),
  },
  chosen: {
    ...words.chosen,
    when: (from: string, to: string) => fill(words.chosen.when, { from, to }),
    ownWhen: (from: string, to: string) => fill(words.chosen.ownWhen, { from, to }),
    status: sentence(words.chosen.status),
  },
  sent: { ...words.sent, details: (message: string) => fill(words.sent.details, { message }) },
  subject: sentence(words.subject),
  message({ name, firm, day, time, localTime, wants }: MeetingRequest): string {
    const who = name && firm ? "nameAndFirm" : name ? "name" : firm ? "firm" : "nobody";
    const own = localTime ? fill(words.message.own, { time: localTime }) : "";
    return [
      fill(words.message[who], { name, firm }),
      fill(words.message.ask, { day, at: at(time), own }),
      ...(wants ? [fill(words.message.wants, { wants })] : []),
    ].join(" ");
  },
  anyWeek: {
    ...words.anyWeek,
    span: (from: string, to: string) => fill(words.anyWeek.span, { from, to }),
    message: (day: string, span: string) => fill(words.anyWeek.message, { day, span }),
  },
};
