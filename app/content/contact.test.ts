import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "#site";
import { agenda, type MeetingRequest } from "./contact.ts";

const request: MeetingRequest = { name: "", firm: "", day: "martes 24 de noviembre", time: "11:00" };
const zone = `hora de ${site.booking.place}`;

test("the message asks for the meeting in one sentence, and says who asks and for what when that is known", () => {
  assert.equal(
    agenda.message({ ...request, name: "Ana", firm: "X", wants: "CRM" }),
    `Hola, soy Ana de X. ¿Les sirve el martes 24 de noviembre a las 11:00 (${zone}) para la reunión de 30 minutos? Quiero ver: CRM.`,
  );
  assert.equal(
    agenda.message(request),
    `Hola. ¿Les sirve el martes 24 de noviembre a las 11:00 (${zone}) para la reunión de 30 minutos?`,
  );
  assert.match(agenda.message({ ...request, name: "Ana" }), /^Hola, soy Ana\. ¿/);
  assert.match(agenda.message({ ...request, firm: "X" }), /^Hola, escribo de X\. ¿/);
  assert.match(agenda.message({ ...request, ownTime: "9:00" }), new RegExp(`\\(${zone}; para mí, 9:00\\)`));
  assert.match(agenda.message({ ...request, time: "1:00" }), / a la 1:00 /);
  assert.match(
    agenda.message({ ...request, source: "instagram / mayo" }),
    /\? Los encontré por instagram \/ mayo\.$/,
  );
});
