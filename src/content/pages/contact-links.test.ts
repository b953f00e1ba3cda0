import assert from "node:assert/strict";
import { test } from "node:test";
import { buildMailLink, buildWhatsappLink, site } from "../../../tests/shared-content.ts";
import { encodeMailAddress } from "./contact-link-formats.ts";

test("a WhatsApp link has the digits of the firm's number and the whole greeting", () => {
  const link = new URL(buildWhatsappLink("¿Hola & qué tal?"));
  assert.equal(link.pathname, `/${site.whatsapp.number.replace(/[^0-9]/g, "")}`);
  assert.equal(link.searchParams.get("text"), "¿Hola & qué tal?");
});

test("a mailto link has the default or the given subject, and encodes line breaks of the body as RFC 6068 requires", () => {
  assert.equal(buildMailLink(), `mailto:${site.email}?subject=ConsultaWeb`);
  assert.equal(encodeMailAddress("ñandú+web@peña.com.ar"), "%C3%B1and%C3%BA+web@xn--pea-8ma.com.ar");
  assert.match(buildMailLink("A b", "uno\ndos"), /\?subject=A%20b&body=uno%0D%0Ados$/);
});
