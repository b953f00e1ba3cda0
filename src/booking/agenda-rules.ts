import { site } from "../content/site.ts";
import type { AgendaRules } from "./slots.ts";

const { hours, noticeHours, daysOff, weeksAhead } = site.booking;

/** The rules of this firm's agenda. Pages put them into an attribute for their scripts. */
export const siteAgendaRules: AgendaRules = {
  hours,
  noticeHours,
  daysOff,
  weeksAhead,
  timeZone: site.timeZone,
};
