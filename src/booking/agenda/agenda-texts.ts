import { fillPlaceholders } from "../../content/fill.ts";
import { formatTimeOfDay, getWeekday, type Slot, type WallTime } from "../slots.ts";
import type { agendaPageTexts } from "./words.ts";

/** The texts of the site's own agenda, in content/words/agenda.yaml. */
export type AgendaWords = typeof agendaPageTexts;

/** What the message in which a visitor asks the firm for a meeting says. */
export interface MeetingRequest {
  name: string;
  firm: string;
  slot: Slot;
  interest?: string;
}

/** @returns whether the visitor's clock shows another date or time for the slot than the firm's clock */
export const isVisitorTimeDifferent = ({ date, time, local }: Slot): boolean =>
  local.date !== date || local.time !== time;

/** Creates the functions that write dates, sentences and the message in the words of the agenda. */
export function createAgendaTexts(words: AgendaWords) {
  const { weekdays, months } = words.day;
  const formatWeekday = (date: string) => weekdays[getWeekday(date)];
  const formatMonth = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? "";
  const formatDateWithoutMonth = (date: string) => `${formatWeekday(date)} ${Number(date.slice(8))}`;
  const formatDate = (date: string) => `${formatDateWithoutMonth(date)} de ${formatMonth(date)}`;

  /** @returns which form of a text fits the time: "one" before 1:00 ('la'), "other" before other hours ('las') */
  const chooseNumber = (time: string) => (time.startsWith("01:") ? "one" : "other");
  /** @returns the values of a text's gaps for a time: `{time}` ('11:00'), `{the}` ('las 11:00'), `{at}` ('a las 11:00') */
  function fillHour(wallTime: string) {
    const time = formatTimeOfDay(wallTime);
    const the = fillPlaceholders(words.hour[chooseNumber(wallTime)], { time });
    return { time, the, at: fillPlaceholders(words.hour.at, { the }) };
  }

  return {
    /** @returns '2026-11-24' as 'martes' */
    formatWeekday,
    /** @returns '2026-11-24' as 'noviembre' */
    formatMonth,
    /** @returns '2026-11-24' as 'martes 24 de noviembre' */
    formatDate,
    /** Fills a sentence about a slot, which has the gap `{day}` ('martes 24 de noviembre') besides those of its time. */
    formatSlotSentence: (sentence: string, { date, time }: WallTime, isMonthShown = true) =>
      fillPlaceholders(sentence, {
        day: isMonthShown ? formatDate(date) : formatDateWithoutMonth(date),
        ...fillHour(time),
      }),
    /** @returns a note that names the start of a slot on the visitor's and on the firm's clock */
    formatZoneNote({ time, local }: Slot): string {
      const { at } = fillHour(local.time);
      const values = { At: at.charAt(0).toUpperCase() + at.slice(1), firm: fillHour(time).the };
      return fillPlaceholders(words.hour.ownZone[chooseNumber(time)], values);
    },
    formatMessage({ name, firm, slot, interest }: MeetingRequest): string {
      const { message } = words;
      const sender = name && firm ? "nameAndFirm" : name ? "name" : firm ? "firm" : "nobody";
      const { date, time } = slot.local;
      const localDay = date === slot.date ? "" : ` del ${formatDateWithoutMonth(date)}`;
      const own = isVisitorTimeDifferent(slot)
        ? fillPlaceholders(message.own, { time: formatTimeOfDay(time) + localDay })
        : "";
      return [
        fillPlaceholders(message[sender], { name, firm }),
        fillPlaceholders(message.ask, { day: formatDate(slot.date), ...fillHour(slot.time), own }),
        ...(interest ? [fillPlaceholders(message.wants, { wants: interest })] : []),
      ].join(" ");
    },
  };
}
