import assert from "node:assert/strict";
import { test } from "node:test";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { site } from "../tests/shared-content.ts";
import { checkReadiness, type OwnersCopy } from "./readiness.ts";

const claimWithSource = { figure: "60 %", text: "de las empresas", source: "Instituto, 2025" };
const firmLegalData = { name: "Quebracho S.R.L.", taxId: "RUC 80012345-6" };

const readyInput: OwnersCopy = {
  config: {
    ...site,
    brand: { ...site.brand, name: "Quebracho" },
    url: "https://www.quebracho.com.py",
    email: "hola@quebracho.com.py",
    since: 2015,
    partners: { google: false },
    claims: {},
    careers: undefined,
    whatsapp: { ...site.whatsapp, number: "+595 981 234567" },
    booking: { ...site.booking, url: "https://calendly.com/quebracho/30min" },
    applications: { endpoint: "https://formspree.io/f/abc" },
    analytics: { src: "https://plausible.io/js/pa-quebracho.js" },
    legal: { ...firmLegalData, privacyUrl: "https://quebracho.com.py/p" },
  },
  claims: {
    dataLoss: claimWithSource,
    launch: { figure: "48 horas", text: "x" },
    freeCrm: { figure: "gratis", text: "x" },
  },
  offeredSolutions: ["kaseya"],
  colours: { brand: "#702c00", action: "#f5b942" },
  hasOwnLogo: true,
  hasPrivacyText: false,
  buyerQuestions: [{ title: "Contrato", text: "Sin plazo mínimo." }],
  contentTexts: new Map([["content/words/home.yaml", "Envíos a Encarnación"]]),
  homeHtml: '<link rel="canonical" href="https://www.quebracho.com.py/">',
  lastBenchDate: "2026-11-22",
};

const findReadinessRow = (change: Partial<OwnersCopy>, subjectStart: string) =>
  checkReadiness({ ...readyInput, ...change }).find((row) => row.subject.startsWith(subjectStart));

test("for a complete site without values of the sample every row of the launch check is ready", () => {
  const missing = checkReadiness(readyInput).filter((row) => row.state !== "ready");
  assert.deepEqual(missing, []);
});

const hiddenHomeHtml = `${readyInput.homeHtml}<meta name="robots" content="noindex">`;
const createConfigChange = (change: object) => ({ config: { ...readyInput.config, ...change } });

test("the launch check marks each subject as ready (listo), to review (revisar) or missing (falta)", () => {
  for (const [subject, expected, change] of [
    ["Marca", "missing", createConfigChange({ brand: { name: sampleFirmValues.name, claim: "x" } })],
    ["Dirección", "missing", createConfigChange({ url: `https://www.${sampleFirmValues.host}` })],
    ["Correo", "missing", createConfigChange({ email: `hola@${sampleFirmValues.host}` })],
    ["WhatsApp", "missing", createConfigChange({ whatsapp: { number: "+54 9 11 1234-5678", greeting: "" } })],
    ["Colores", "missing", { colours: sampleFirmValues.colours }],
    ["Logo", "missing", { hasOwnLogo: false }],
    ["Postulaciones", "ready", createConfigChange({ applications: undefined, careers: false })],
    ["Afirmaciones", "ready", createConfigChange({ claims: { dataLoss: false } })],
    ["Textos", "check", { contentTexts: new Map([["a.ts", "Escribe a Nimbosur"]]) }],
    ["Reserva", "check", createConfigChange({ booking: { url: "https://agenda.acme.example/30" } })],
    ["Reserva", "missing", createConfigChange({ booking: { url: "https://cal.com/bookings" } })],
    ["Reserva", "check", createConfigChange({ booking: { place: "Asunción", hours: {} } })],
    ["Postulaciones", "missing", createConfigChange({ applications: undefined })],
    ["Medir visitas", "check", createConfigChange({ analytics: undefined })],
    ["Afirmación", "missing", { claims: { dataLoss: { ...claimWithSource, source: undefined } } }],
    ["Afirmación: freeCrm", "check", { offeredSolutions: ["agentes-ia", "crm"] }],
    ["Afirmación: launch", "check", { offeredSolutions: ["agentes-ia"] }],
    ["La empresa", "check", createConfigChange({ since: 2003 })],
    ["La empresa", "ready", createConfigChange({ since: 2015, partners: undefined })],
    ["Datos legales", "missing", createConfigChange({ legal: { name: firmLegalData.name } })],
    ["Datos legales", "missing", createConfigChange({ legal: firmLegalData })],
    ["Datos legales", "ready", { hasPrivacyText: true, ...createConfigChange({ legal: firmLegalData }) }],
    ["Condiciones", "check", { buyerQuestions: [{ title: "Contrato", text: "" }] }],
    ["Sitio construido", "missing", { homeHtml: undefined }],
    ["Sitio construido", "missing", { homeHtml: '<link rel="canonical" href="https://other.example/">' }],
    ["Sitio construido", "missing", { homeHtml: hiddenHomeHtml }],
    ["Última", "check", { lastBenchDate: undefined }],
  ] as [string, string, Partial<OwnersCopy>][])
    assert.equal(findReadinessRow(change, subject)?.state, expected, `${subject}: ${JSON.stringify(change)}`);
});
