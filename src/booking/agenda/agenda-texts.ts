import { fillPlaceholders } from "../../content/texts/fill.ts";
import { formatTimeOfDay, getWeekday, type Slot, type WallTime } from "../slots.ts";
import type { AgendaTexts } from "./words.ts";

export interface MeetingRequest {
  name: string;
  firm: string;
  slot: Slot;
  interest?: string;
}

export const isVisitorTimeDifferent = ({ date, time, local }: Slot): boolean =>
  local.date !== date || local.time !== time;

/** Creates the functions that write dates, sentences and the message in the words of the agenda. */
export function createAgendaTexts(words: AgendaTexts) {
  const { weekdays, months, ofMonth } = words.day;
  const formatWeekday = (date: string) => weekdays[getWeekday(date)];
  const formatMonth = (date: string) => months[Number(date.slice(5, 7)) - 1] ?? "";
  const formatDateWithoutMonth = (date: string) => `${formatWeekday(date)} ${Number(date.slice(8))}`;
  const formatOfMonth = (date: string) => fillPlaceholders(ofMonth, { month: formatMonth(date) });
  const formatDate = (date: string) => `${formatDateWithoutMonth(date)} ${formatOfMonth(date)}`;

  /** 'la' before 1:00, 'las' before other hours */
  const chooseNumber = (time: string) => (time.startsWith("01:") ? "one" : "other");
  /** For 11:00: `{time}` '11:00', `{the}` 'las 11:00', `{at}` 'a las 11:00' */
  function fillHour(wallTime: string) {
    const time = formatTimeOfDay(wallTime);
    const the = fillPlaceholders(words.hour[chooseNumber(wallTime)], { time });
    return { time, the, at: fillPlaceholders(words.hour.at, { the }) };
  }

  return {
    formatWeekday,
    formatMonth,
    /** @returns 'de noviembre' */
    formatOfMonth,
    /** @returns '2026-11-24' as 'martes 24 de noviembre' */
    formatDate,
    /** Fills a sentence about a slot, which has `{day}` besides the gaps of its time. */
    formatSlotSentence: (sentence: string, { date, time }: WallTime, isMonthShown = true) =>
      fillPlaceholders(sentence, {
        day: isMonthShown ? formatDate(date) : formatDateWithoutMonth(date),
        ...fillHour(time),
      }),
    formatZoneNote({ time, local }: Slot): string {
      const { at } = fillHour(local.time);
      const values = { At: at.charAt(0).toUpperCase() + at.slice(1), firm: fillHour(time).the };
      return fillPlaceholders(words.hour.ownZone[chooseNumber(time)], values);
    },
    formatHiddenZoneNote: ({ time, startMs }: Slot): string =>
      fillPlaceholders(words.hour.hiddenZone, {
        firm: formatTimeOfDay(time),
        utc: formatTimeOfDay(new Date(startMs).toISOString().slice(11, 16)),
      }),
    formatMessage({ name, firm, slot, interest }: MeetingRequest): string {
      const { message } = words;
      const sender = name && firm ? "nameAndFirm" : name ? "name" : firm ? "firm" : "nobody";
      const { date, time } = slot.local;
      const ownTime = date === slot.date ? message.own : message.ownOtherDay;
      const day = formatDateWithoutMonth(date);
      const own = isVisitorTimeDifferent(slot)
        ? fillPlaceholders(ownTime, { time: formatTimeOfDay(time), day })
        : "";
      return [
        fillPlaceholders(message[sender], { name, firm }),
        fillPlaceholders(message.ask, { day: formatDate(slot.date), ...fillHour(slot.time), own }),
        ...(interest ? [fillPlaceholders(message.wants, { wants: interest })] : []),
      ].join(" ");
    },
  };
}
