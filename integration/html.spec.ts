import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
// Not `test` of site-test.ts, which opens a window for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { listFontPackages } from "../src/brand/font.ts";
import { firm } from "../src/content/firm/firm.ts";
import { careersPage } from "../src/content/pages/careers-path.ts";
import { contactLinks } from "../src/content/pages/contact-links.ts";
import { greetings } from "../src/content/pages/greetings.ts";
import { getPageFileStem } from "../src/content/pages/page-address.ts";
import { findPackageFolder } from "../src/content/reading/package-folder.ts";
import { ownerWords } from "../src/content/shared/owner.ts";
import { read } from "../src/site-content.ts";
import {
  allPageEntries,
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  parseBuiltPage,
  readBuiltFile,
} from "../tests/built-site.ts";
import { isSampleContent, sampleTestSkipReason } from "../tests/sample.ts";
import { buildBookingLinkAddress, pathsWithHeaderAndFooter, solutionPaths } from "../tests/site-pages.ts";
import { type Document, findElements, getAttribute, getDirectText } from "./dom.ts";

const careersPath = read(careersPage);
const { buildMailLink, buildWhatsappLink, whatsappPhoneLink } = read(contactLinks);
const whatsappGreetingByPagePath = read(greetings);
const { buyerQuestions, commercialTermsTexts } = read(ownerWords);
const site = read(firm);

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // Rules of style only. React writes some names of attributes with capitals, which HTML does not distinguish.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    "no-implicit-input-type": "off",
    // With enlarged text on a narrow screen a phone number must wrap between its groups of digits.
    "tel-non-breaking": "off",
    "require-sri": [
      "error",
      { target: "crossorigin", exclude: site.analytics ? [new URL(site.analytics.src).origin] : [] },
    ],
  },
});

test("every page is valid HTML and contains each drawing that it uses", { tag: "@check" }, async () => {
  for (const { path } of allPageEntries) {
    const html = readBuiltFile(`${getPageFileStem(path)}.html`).toString();
    const { results } = await validator.validateString(html, path);
    const messages = results.flatMap((result) => result.messages);
    const faults = messages.map((one) => `${one.ruleId}: ${one.message} (${one.selector})`);
    expect.soft(faults, path).toEqual([]);
    const document = parseBuiltPage({ path });
    const ids = findElements(document).map((one) => `#${getAttribute(one, "id")}`);
    const drawings = findElementsByTag(document, "use").map((use) => getAttribute(use, "href"));
    expect(ids, path).toEqual(expect.arrayContaining(drawings));
  }
});

/** Lists the links in the elements with this tag name. */
const listLinksIn = (document: Document, containerTagName: string) =>
  findElementsByTag(document, containerTagName)
    .flatMap((part) => findElements(part, ({ tagName }) => tagName === "a"))
    .map((link) => ({
      text: extractTextWithSingleSpaces(link),
      address: getAttribute(link, "href") ?? "",
      event: getAttribute(link, "data-event"),
    }));

test("every class of a page has a rule or a script: one that Tailwind does not know would do nothing, silently", () => {
  const sources = globSync("src/**/*.{css,ts}").map((path) => readFileSync(path, "utf8"));
  const isHook = (name: string) => /^lucide/.test(name) || sources.some((text) => text.includes(`.${name}`));
  for (const page of allPageEntries) {
    const document = parseBuiltPage(page);
    const sheets = findElementsByTag(document, "style").map((style) =>
      getDirectText(style).replaceAll("\\", ""),
    );
    const classes = findElements(document).flatMap((one) => getAttribute(one, "class")?.split(/\s+/) ?? []);
    const withoutRule = [...new Set(classes)].filter(
      (name) => name && !sheets.some((css) => css.includes(`.${name}`)) && !isHook(name),
    );
    expect(withoutRule, page.path).toEqual([]);
  }
});

test("every page with header and footer links to home, WhatsApp, telephone and mail in its footer, and to /contacto with its topic in header, footer and text; that of a solution to home and the other solutions", () => {
  const greetings = solutionPaths.map((path) => whatsappGreetingByPagePath[path]);
  expect(new Set(greetings).size, "different greetings").toBe(solutionPaths.length);
  for (const path of pathsWithHeaderAndFooter) {
    const document = parseBuiltPage({ path });
    const listAddresses = (part: string) => listLinksIn(document, part).map(({ address }) => address);
    const booking = buildBookingLinkAddress(path);
    const inHeader = listAddresses("header").filter((address) => address.startsWith("/contacto"));
    expect(new Set(inHeader), path).toEqual(new Set([booking]));
    const whatsapp = buildWhatsappLink(whatsappGreetingByPagePath[path]);
    const inFooter = ["/", booking, whatsapp, whatsappPhoneLink, buildMailLink()];
    expect(listAddresses("footer"), path).toEqual(expect.arrayContaining(inFooter));
    const addresses = listAddresses("main");
    if (solutionPaths.includes(path)) {
      const others = solutionPaths.filter((one) => one !== path);
      expect(addresses, path).toEqual(expect.arrayContaining(["/", ...others]));
    }
    // /hablemos is for applicants, and an owner's Markdown page has the links that its author wrote.
    if (!isSampleContent || ["/contacto", "/hablemos"].includes(path)) continue;
    expect(addresses, path).toContainEqual(expect.stringMatching(/^\/contacto/));
  }
});

test("every link to /contacto, WhatsApp and mail has its analytics event", { tag: "@check" }, () => {
  const links = indexablePageEntries.flatMap((page) => listLinksIn(parseBuiltPage(page), "body"));
  for (const [event, pattern] of [
    ["call", /^\/contacto\b/],
    ["whatsapp", /^https:\/\/wa\.me\//],
    ["mail", /^mailto:/],
  ] as const) {
    const found = links.filter(({ address }) => pattern.test(address));
    expect(found.length, event).toBeGreaterThan(indexablePageEntries.length);
    expect(found.filter((link) => link.event !== event)).toEqual([]);
  }
});

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
  test.skip(!isSampleContent, sampleTestSkipReason);
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
  test.skip(!isSampleContent, sampleTestSkipReason);
  const texts = indexablePageEntries.flatMap((page) =>
    findElementsByTag(parseBuiltPage(page), "main").map(extractTextWithSingleSpaces),
  );
  for (const claim of specifiedClaims) expect(texts, `${claim}`).toContainEqual(expect.stringMatching(claim));
});

test("licencias.txt names what the site has of others' work, with the licence of the font", () => {
  const text = readBuiltFile("licencias.txt").toString();
  const [font = ""] = listFontPackages();
  // React and what it needs are shipped for the form of /hablemos alone.
  const forReact = careersPath ? ["react-dom", "scheduler", "@tanstack/query-core"] : [];
  for (const name of ["lucide-react", "tailwindcss", ...forReact, font])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)$`, "m"));
  const licence = readFileSync(join(findPackageFolder(font) ?? "", "LICENSE"), "utf8").trim();
  for (const words of ["SVG Logos", "Skill Icons", licence]) expect(text).toContain(words);
});

test("while the owner has written no contract terms and no answers to buyers, no page has headings for them", () => {
  const answers = [...commercialTermsTexts.list, ...Object.values(buyerQuestions.lists).flat()];
  const isWritten = answers.some((one) => one?.text);
  test.skip(isWritten, "this owner has written some");
  for (const page of indexablePageEntries)
    for (const { title } of [commercialTermsTexts, buyerQuestions])
      expect(extractTextWithSingleSpaces(parseBuiltPage(page)), page.path).not.toContain(title);
});
