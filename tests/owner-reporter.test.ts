import assert from "node:assert/strict";
import { test } from "node:test";
import { formatOwnerFailure } from "./owner-reporter.ts";

test("a failure of npm run check is printed in Spanish: the page, what was found and what to do", () => {
  const message = [
    "Error: dark",
    "",
    "\u001b[2mexpect(\u001b[22m\u001b[31mreceived\u001b[39m\u001b[2m).toEqual(expected)",
    "",
    "- Expected  - 1",
    "+ Received  + 3",
    "",
    "- Array []",
    "+ Array [",
    '+   "color-contrast at .tel > a[href=\\"/crm\\"]: El elemento tiene un contraste insuficiente de 3.1",',
    "+ ]",
    "    at tests/accessibility.spec.ts:31:1",
  ].join("\n");
  assert.equal(
    formatOwnerFailure("/site/tests/accessibility.spec.ts", "/crm has enough contrast", [message, message]),
    [
      "Falla de accesibilidad, en /crm",
      "  encontré:",
      '  - en oscuro: color-contrast at .tel > a[href="/crm"]: El elemento tiene un contraste insuficiente de 3.1',
      "  qué hacer: si es el contraste, elige un color más oscuro o más claro con npm run setup, o cámbialo en brand.css; si no, revisa lo último que cambiaste de esa página",
    ].join("\n"),
  );
});
