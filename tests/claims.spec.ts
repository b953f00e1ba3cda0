// Not from site-test.ts, which would start a browser: this test opens no page.
import { expect, test } from "@playwright/test";
import {
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  parseBuiltPage,
} from "./built-site.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

/** The claims that the specification requires of the sample, with the words that limit them. */
const specifiedClaims = [
  /En menos de 48 horas/i,
  /Más de 50 ?integraciones/i,
  /Hasta 70 % ?de reducción en los tiempos de respuesta/i,
  /30 GB ?de almacenamiento por usuario/i,
  /Hasta 100 ?participantes/i,
  /Hasta 10 años .*Datto/i,
  /El 60 % ?de las empresas que pierden sus datos cierra en los 6 meses/i,
  /CRM es gratis con cualquier agente de IA/i,
  /Más de 20 años de experiencia/i,
  /30 minutos ?de reunión gratis/i,
];

test("each specified claim is on a page with its figure and the words that limit it, such as Hasta", () => {
  const texts = indexablePageEntries.flatMap((page) =>
    findElementsByTag(parseBuiltPage(page), "main").map(extractTextWithSingleSpaces),
  );
  for (const claim of specifiedClaims)
    expect
      .soft(
        texts.some((text) => claim.test(text)),
        `${claim}`,
      )
      .toBe(true);
});
