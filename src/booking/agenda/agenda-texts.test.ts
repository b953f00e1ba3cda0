import assert from "node:assert/strict";
import { test } from "node:test";
import { agendaPageTexts, site } from "../../../tests/shared-content.ts";
import { createAgendaTexts, type MeetingRequest } from "./agenda-texts.ts";

const agendaTexts = createAgendaTexts(agendaPageTexts);
const place = site.booking.place ?? "";
/** A slot, with the visitor's own time where that differs. */
const createSlot = (time: string, local = time, date = "2026-11-24") => {
  const firmTime = { date: "2026-11-24", time };
  return { ...firmTime, local: { date, time: local }, startMs: 0, endMs: 0, offered: true };
};

test("the message to the firm asks for a day and hour, and has the visitor's name, firm, topic and local time when known", () => {
  const formatMessage = (change: Partial<MeetingRequest>) =>
    agendaTexts.formatMessage({ name: "", firm: "", slot: createSlot("11:00"), ...change });
  const question = `¿Les sirve el martes 24 de noviembre a las 11:00 (hora de ${place}) para la reunión de 30 minutos?`;
  for (const [change, message] of [
    [{}, `Hola. ${question}`],
    [{ name: "Ana" }, `Hola, soy Ana. ${question}`],
    [{ firm: "X" }, `Hola, escribo de X. ${question}`],
    [{ name: "Ana", firm: "X", interest: "el CRM" }, `Hola, soy Ana, de X. ${question} Me interesa el CRM.`],
  ] as const)
    assert.equal(formatMessage(change), message);
  const withSlot = (...slot: Parameters<typeof createSlot>) => formatMessage({ slot: createSlot(...slot) });
  assert.match(withSlot("01:00", "09:00"), / a la 1:00 \(hora de .*; para mí, 9:00\)/);
  assert.match(withSlot("23:30", "00:30", "2026-11-25"), /; para mí, 0:30 del miércoles 25\)/);
});

test("sentences of the agenda use the singular article for one o'clock (a la 1:00) and the plural for other hours (a las 14:00)", () => {
  for (const [own, firm, sentence] of [
    ["14:00", "10:00", `A las 14:00, en ${place} son las 10:00.`],
    ["01:30", "01:00", `A la 1:30, en ${place} es la 1:00.`],
  ] as const)
    assert.ok(agendaTexts.formatZoneNote(createSlot(firm, own)).endsWith(sentence));
  const hidden = { ...createSlot("11:00"), startMs: Date.parse("2026-11-24T14:00Z") };
  const note = `Las horas son de ${place}: allí 11:00, en hora universal (UTC) 14:00.`;
  assert.equal(agendaTexts.formatHiddenZoneNote(hidden), note);
  const notOnThisDay = (time: string) =>
    agendaTexts.formatSlotSentence(agendaPageTexts.unoffered["not on this day"], createSlot(time), false);
  assert.equal(notOnThisDay("09:00"), "El martes 24 no atendemos a las 9:00. Elige otra hora.");
  assert.match(notOnThisDay("01:00"), / no atendemos a la 1:00\. /);
});
