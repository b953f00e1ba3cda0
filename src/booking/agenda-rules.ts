import { site } from "../content/site.ts";
import type { AgendaRules } from "./slots.ts";

const { hours, noticeHours, daysOff, weeksAhead } = site.booking;

export const siteAgendaRules: AgendaRules = {
  hours,
  noticeHours,
  daysOff,
  weeksAhead,
  timeZone: site.timeZone,
};
