import assert from "node:assert/strict";
import { test } from "node:test";
import { firm } from "../src/content/firm/firm.ts";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { read } from "../src/site-content.ts";
import { checkReadiness, type OwnersCopy } from "./readiness.ts";

const site = read(firm);

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
  const missing = checkReadiness(readyInput).filter((row) => row.state !== "listo");
  assert.deepEqual(missing, []);
});

const hiddenHomeHtml = `${readyInput.homeHtml}<meta name="robots" content="noindex">`;
const createConfigChange = (change: object) => ({ config: { ...readyInput.config, ...change } });

test("the launch check marks each subject as ready (listo), to review (revisar) or missing (falta)", () => {
  for (const [subject, expected, change] of [
    ["Marca", "falta", createConfigChange({ brand: { name: sampleFirmValues.name, claim: "x" } })],
    ["Dirección", "falta", createConfigChange({ url: `https://www.${sampleFirmValues.host}` })],
    ["Correo", "falta", createConfigChange({ email: `hola@${sampleFirmValues.host}` })],
    ["WhatsApp", "falta", createConfigChange({ whatsapp: { number: "+54 9 11 1234-5678", greeting: "" } })],
    ["Colores", "falta", { colours: sampleFirmValues.colours }],
    ["Logo", "falta", { hasOwnLogo: false }],
    ["Postulaciones", "listo", createConfigChange({ applications: undefined, careers: false })],
    ["Afirmaciones", "listo", createConfigChange({ claims: { dataLoss: false } })],
    ["Textos", "revisar", { contentTexts: new Map([["a.ts", "Escribe a Nimbosur"]]) }],
    ["Reserva", "revisar", createConfigChange({ booking: { url: "https://agenda.acme.example/30" } })],
    ["Reserva", "falta", createConfigChange({ booking: { url: "https://cal.com/bookings" } })],
    ["Reserva", "revisar", createConfigChange({ booking: { place: "Asunción", hours: {} } })],
    ["Postulaciones", "falta", createConfigChange({ applications: undefined })],
    ["Medir visitas", "revisar", createConfigChange({ analytics: undefined })],
    ["Afirmación", "falta", { claims: { dataLoss: { ...claimWithSource, source: undefined } } }],
    ["Afirmación: freeCrm", "revisar", { offeredSolutions: ["agentes-ia", "crm"] }],
    ["Afirmación: launch", "revisar", { offeredSolutions: ["agentes-ia"] }],
    ["La empresa", "revisar", createConfigChange({ since: 2003 })],
    ["La empresa", "listo", createConfigChange({ since: 2015, partners: undefined })],
    ["Datos legales", "falta", createConfigChange({ legal: { name: firmLegalData.name } })],
    ["Datos legales", "falta", createConfigChange({ legal: firmLegalData })],
    ["Datos legales", "listo", { hasPrivacyText: true, ...createConfigChange({ legal: firmLegalData }) }],
    ["Condiciones", "revisar", { buyerQuestions: [{ title: "Contrato", text: "" }] }],
    ["Sitio construido", "falta", { homeHtml: undefined }],
    ["Sitio construido", "falta", { homeHtml: '<link rel="canonical" href="https://other.example/">' }],
    ["Sitio construido", "falta", { homeHtml: hiddenHomeHtml }],
    ["Última", "revisar", { lastBenchDate: undefined }],
  ] as [string, string, Partial<OwnersCopy>][])
    assert.equal(findReadinessRow(change, subject)?.state, expected, `${subject}: ${JSON.stringify(change)}`);
});
