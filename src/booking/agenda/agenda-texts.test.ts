import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../../content/site.ts";
import type { MeetingRequest } from "./agenda-texts.ts";
import { agendaTexts } from "./agenda-words.ts";
import { agendaPageTexts } from "./words.ts";

const meetingRequest: MeetingRequest = { name: "", firm: "", day: "martes 24 de noviembre", time: "11:00" };
/** The city whose local time the hours are in; empty for a firm with a booking service. */
const timeZonePlaceName = site.booking.place ?? "";
const timeZoneText = `hora de ${timeZonePlaceName}`;

test("the message to the firm asks for a day and hour, and has the visitor's name, firm, topic and local time when known", () => {
  const messageOf = (change: Partial<MeetingRequest>) =>
    agendaTexts.message({ ...meetingRequest, ...change });
  const question = `¿Les sirve el martes 24 de noviembre a las 11:00 (${timeZoneText}) para la reunión de 30 minutos?`;
  assert.equal(messageOf({}), `Hola. ${question}`);
  assert.equal(messageOf({ name: "Ana" }), `Hola, soy Ana. ${question}`);
  assert.equal(messageOf({ firm: "X" }), `Hola, escribo de X. ${question}`);
  const known = { name: "Ana", firm: "X", interest: "el CRM" };
  assert.equal(messageOf(known), `Hola, soy Ana, de X. ${question} Me interesa el CRM.`);
  assert.match(messageOf({ localTime: "9:00" }), new RegExp(`\\(${timeZoneText}; para mí, 9:00\\)`));
  assert.match(messageOf({ time: "1:00" }), / a la 1:00 /);
});

test("sentences of the agenda use the singular article for one o'clock (a la 1:00) and the plural for other hours (a las 14:00)", () => {
  const { hour, unoffered } = agendaTexts;
  const inZone = (own: string, firm: string) =>
    `Las horas son de tu zona. ${own}, en ${timeZonePlaceName} ${firm}.`;
  assert.equal(hour.ownZone("14:00", "10:00"), inZone("A las 14:00", "son las 10:00"));
  assert.equal(hour.ownZone("1:30", "1:00"), inZone("A la 1:30", "es la 1:00"));
  const notOnThisDay = (time: string) => unoffered["not on this day"]("martes 24", time);
  assert.equal(notOnThisDay("9:00"), "El martes 24 no atendemos a las 9:00. Elige otra hora.");
  assert.match(notOnThisDay("1:00"), / no atendemos a la 1:00\. /);
  assert.match(unoffered["no longer"]("martes 24", "1:00"), /^El martes 24 a la 1:00 /);
});

test("the agenda's texts about days, the chosen hour and unavailable hours never call an hour free (libre, hay lugar)", () => {
  const { day, none, chosen, unoffered, unavailable } = agendaPageTexts;
  const texts = JSON.stringify([day, none, chosen, unoffered, unavailable]);
  assert.doesNotMatch(texts, /\blibres?\b|hay lugar/i);
});
