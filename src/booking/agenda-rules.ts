import { firm } from "../content/firm/firm.ts";
import { read } from "../site-content.ts";
import type { AgendaRules } from "./slots.ts";

const site = read(firm);

// A firm with a booking service may leave these out: its own agenda offers nothing then.
const { hours = {}, noticeHours = 0, daysOff = [], weeksAhead = 0 } = site.booking;

export const siteAgendaRules: AgendaRules = {
  hours,
  noticeHours,
  daysOff,
  weeksAhead,
  timeZone: site.timeZone,
};
