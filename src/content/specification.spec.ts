// Not `test` of fixtures.ts, which opens a window for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import {
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  parseBuiltPage,
} from "../../tests/built-site.ts";
import { isSampleContent, sampleTestSkipReason } from "../../tests/sample.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

/** What the specification wants the text of each page to name. */
const specifiedTexts: Record<string, string> = {
  "/": "partner de Google, partner de Kaseya",
  "/sobre-nosotros": "2003, 2012, partner de Google, partner de Kaseya",
  "/agentes-ia":
    "Recepcionista, Atención al cliente, Agenda de citas, Reactivación de base de datos, el CRM es gratis, Solicitar Demo Gratuita",
  "/crm":
    "contactos, ventas, automatizaciones, email marketing, bandeja, informes, embudos, integraciones, membresías y cursos, app móvil, Hablar con un Asesor",
  "/google-workspace": "Gmail, Drive, Meet, Calendar, Chat, Seguridad, Solicitar Cotización",
  "/kaseya": "Datto SaaS Protection, monitoreo proactivo, Solicitar Evaluación Gratuita",
};

test("the pages name what the specification lists", () => {
  for (const [path, texts] of Object.entries(specifiedTexts)) {
    const [main] = findElementsByTag(parseBuiltPage({ path }), "main");
    const text = main && extractTextWithSingleSpaces(main).toLowerCase();
    for (const wanted of texts.toLowerCase().split(", ")) expect(text, path).toContain(wanted);
  }
});

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
  for (const claim of specifiedClaims) expect(texts, `${claim}`).toContainEqual(expect.stringMatching(claim));
});
