import { z } from "zod";
import { partialRecord, strictObject } from "../reading/schema-helpers.ts";
import { field, line, singleLine, wholeNumber } from "./field-kinds.ts";
import { isIsoDate, isSafeRequestUrl, weekdayKeys } from "./value-formats.ts";

function areValidMeetingSpans(spans: readonly string[]): boolean {
  let previousEnd = 0;
  return spans.every((span) => {
    const [, fromHour, from, toHour, to] =
      /^([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)$/.exec(span) ?? [];
    const start = Number(fromHour) * 60 + Number(from);
    const end = Number(toHour) * 60 + Number(to);
    const isValid = start >= previousEnd && end >= start + 30;
    previousEnd = end;
    return isValid;
  });
}

const weeklyHours = field(
  partialRecord(weekdayKeys, z.array(z.string()).refine(areValidMeetingSpans)).refine(
    (hours) => Object.values(hours).flat().length > 0,
  ),
  "Horarios de las reuniones",
  `al menos un día (${weekdayKeys.join(", ")}) con sus tramos, en orden y de media hora o más`,
  { mon: ["09:00-13:00", "14:00-18:00"] },
);

export const booking = strictObject({
  url: field(
    z.string().refine((value) => isSafeRequestUrl(value) && value.startsWith("https:")),
    "Dirección de tu agenda (Calendly, Cal.com, Google…)",
    "la dirección https de tu agenda, sin usuario ni contraseña; el dominio lleva solo letras sin acento, números, puntos y guiones",
    "https://calendly.com/your-firm/30min",
  ).optional(),
  label: line(
    "Nombre del marco con la agenda, para lectores de pantalla",
    "Calendario para agendar una reunión",
  ),
  place: field(
    singleLine,
    "Ciudad cuya hora usan tus horarios",
    "una ciudad que tiene la hora de timeZone",
    "Guadalajara",
  ).optional(),
  hours: weeklyHours.optional(),
  noticeHours: wholeNumber(0, 336, "Horas de anticipación", "de horas", 24).optional(),
  daysOff: field(
    z.array(z.string().refine(isIsoDate)),
    "Días sin reuniones",
    "una lista de fechas que existan, como año-mes-día, que puede estar vacía",
    ["2026-12-25"],
  ).optional(),
  weeksAhead: wholeNumber(1, 8, "Semanas que muestra la agenda", "de semanas", 3).optional(),
});

export const agendaFieldNames = ["place", "hours", "noticeHours", "daysOff", "weeksAhead"] as const;

export type WeeklyHours = z.output<typeof weeklyHours>;
