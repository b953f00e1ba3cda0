import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "#site";
import { agendaTexts, type MeetingRequest } from "./agenda-words.ts";

const meetingRequest: MeetingRequest = { name: "", firm: "", day: "martes 24 de noviembre", time: "11:00" };
/** The configured place; a firm with a booking service has none. */
const timeZonePlaceName = site.booking.place ?? "";
const timeZoneText = `hora de ${timeZonePlaceName}`;

test("the message to the firm asks for the day and hour, and has the visitor's name, firm, topic and local time when they are known", () => {
  assert.equal(
    agendaTexts.message({ ...meetingRequest, name: "Ana", firm: "X", wants: "el CRM" }),
    `Hola, soy Ana, de X. ¿Les sirve el martes 24 de noviembre a las 11:00 (${timeZoneText}) para la reunión de 30 minutos? Me interesa el CRM.`,
  );
  assert.equal(
    agendaTexts.message(meetingRequest),
    `Hola. ¿Les sirve el martes 24 de noviembre a las 11:00 (${timeZoneText}) para la reunión de 30 minutos?`,
  );
  assert.match(agendaTexts.message({ ...meetingRequest, name: "Ana" }), /^Hola, soy Ana\. ¿/);
  assert.match(agendaTexts.message({ ...meetingRequest, firm: "X" }), /^Hola, escribo de X\. ¿/);
  assert.match(
    agendaTexts.message({ ...meetingRequest, localTime: "9:00" }),
    new RegExp(`\\(${timeZoneText}; para mí, 9:00\\)`),
  );
  assert.match(agendaTexts.message({ ...meetingRequest, time: "1:00" }), / a la 1:00 /);
});

test("sentences of the agenda use the singular article for one o'clock (a la 1:00) and the plural for other hours (a las 14:00)", () => {
  assert.equal(
    agendaTexts.hour.ownZone("14:00", "10:00"),
    `Las horas son de tu zona. A las 14:00 son las 10:00 en ${timeZonePlaceName}.`,
  );
  assert.equal(
    agendaTexts.hour.ownZone("1:30", "1:00"),
    `Las horas son de tu zona. A la 1:30 es la 1:00 en ${timeZonePlaceName}.`,
  );
  assert.equal(
    agendaTexts.missed["not on this day"]("martes 24", "9:00"),
    "El martes 24 no atendemos a las 9:00. Elige otra hora.",
  );
  assert.match(agendaTexts.missed["not on this day"]("martes 24", "1:00"), / no atendemos a la 1:00\. /);
  assert.match(agendaTexts.missed["no longer"]("martes 24", "1:00"), /^El martes 24 a la 1:00 /);
});

test("the agenda's texts about days, the chosen hour and unavailable hours never say that an hour is free", () => {
  const texts = [
    ...Object.values(agendaTexts.day).flat(),
    ...Object.values(agendaTexts.none),
    ...Object.values(agendaTexts.chosen).flat(),
    agendaTexts.unavailable,
  ].map(String);
  for (const text of texts) assert.doesNotMatch(text, /\blibres?\b|hay lugar/i);
});
