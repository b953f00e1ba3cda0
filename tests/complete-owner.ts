import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { offered } from "../src/content/firm/offered.ts";
import { ownerWords } from "../src/content/shared/owner.ts";
import { read } from "../src/site-content.ts";
import { createOwnerMarkdownFiles } from "./complete-owner-markdown.ts";

const { buyerQuestions, terms } = read(ownerWords);

export const analyticsToolOrigin = "https://tool.example";

const answer = (questions: { title: string }[]) =>
  questions.map(({ title }) => ({ title, text: `Respuesta a: ${title}.` }));

export const completeOwnerWords = {
  startingPrice: "Desde $ 90.000 por mes.",
  solutionPrices: {
    crm: "Cada persona, desde $ 8.000 por mes.",
    kaseya: "Cada computadora, desde $ 9.000 por mes.",
  },
  invoicing: "Facturamos en Argentina, en pesos.",
  host: "Te atiende Ana Prueba, de ventas.",
  hostPhoto: { photo: "retrato.jpg", alt: "Ana Prueba" },
  buyerQuestions: {
    ...buyerQuestions,
    lists: Object.fromEntries(
      read(offered).offeredSolutionNames.map((name) => [
        name,
        answer(buyerQuestions.lists[name] ?? [{ title: "¿Se puede probar antes?" }]),
      ]),
    ),
  },
  terms: { ...terms, list: answer(terms.list) },
  team: { title: "Con quién hablas", people: [{ name: "Ana Prueba", role: "Ventas", photo: "retrato.jpg" }] },
  references: { title: "Qué dicen", list: [{ quote: "Todo claro.", name: "Luis", firm: "Taller Sur" }] },
};

export const completeOwnerConfig = {
  notice: {
    text: "Del 24 al 26 de diciembre cerramos: los pedidos urgentes, por WhatsApp.",
    to: "/contacto",
    from: "2026-01-01",
    until: "2098-12-31",
  },
  phones: [
    { label: "Soporte", number: "+54 11 4321-9876" },
    { label: "Administración", number: "+54 11 4321-9877" },
  ],
  claims: { launch: "72 horas" },
  careers: false as const,
  analytics: { src: `${analyticsToolOrigin}/script.js`, attributes: { "data-website-id": "the-site" } },
  address: { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" },
  legal: {
    name: "Prueba S.R.L.",
    taxId: "CUIT 30-12345678-9",
    hours: "Lunes a viernes de 9 a 18",
    privacyUrl: "https://www.example.com/privacidad",
  },
};
/** A logo taller than wide; this owner has no dark version (content/logo-dark.svg). */
const narrowLogoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 50"><path fill="#202060" d="M0 0h160v40H0z"/></svg>`;

function changeWords(name: string, change: (words: ReturnType<typeof parse>) => void): string {
  const words = parse(readFileSync(`content/words/${name}.yaml`, "utf8"));
  change(words);
  return JSON.stringify(words);
}

export const lastMilestone = { date: "Hoy", name: "Segunda sede", what: "En otra ciudad" };

/** An owner who has written every optional text; one build serves all tests that need any of these. */
export const createCompleteOwner = async () =>
  [
    completeOwnerConfig,
    {
      ...(await createOwnerMarkdownFiles()),
      "content/words/owner.yaml": changeWords("owner", (words) => Object.assign(words, completeOwnerWords)),
      "content/words/about.yaml": changeWords("about", ({ history }) => history.milestones.splice(1)),
      "content/words/home.yaml": changeWords("home", ({ why }) => why.milestones.push(lastMilestone)),
      "content/logo.svg": narrowLogoSvg,
      "content/logo-dark.svg": undefined,
    },
  ] as const;
