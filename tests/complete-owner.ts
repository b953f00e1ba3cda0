import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { offered } from "../src/content/firm/offered.ts";
import { ownerWords } from "../src/content/shared/owner.ts";
import { read } from "../src/site-content.ts";
import { site } from "./shared-content.ts";

const { buyerQuestions, terms } = read(ownerWords);

export const analyticsToolOrigin = "https://tool.example";
export const calendlyUrl = "https://calendly.com/acme/30min";

/** The build names the port, so all test processes derive it from the id of their parent, the Playwright process. */
export const applicationReceiverPort = 20_000 + (process.ppid % 10_000);

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
  booking: { ...site.booking, url: calendlyUrl },
  applications: { endpoint: `http://127.0.0.1:${applicationReceiverPort}/applications` },
  analytics: { src: `${analyticsToolOrigin}/script.js`, attributes: { "data-website-id": "the-site" } },
  address: { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" },
  legal: {
    name: "Prueba S.R.L.",
    taxId: "CUIT 30-12345678-9",
    hours: "Lunes a viernes de 9 a 18",
    privacyUrl: "https://www.example.com/privacidad",
  },
};

/** Creates a logo four times as wide as high: the site assumes that such a logo contains the name. */
const createWideLogoSvg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path fill="${fill}" d="M0 0h160v40H0z"/></svg>`;

function changeWords(name: string, change: (words: ReturnType<typeof parse>) => void): string {
  const words = parse(readFileSync(`content/words/${name}.yaml`, "utf8"));
  change(words);
  return JSON.stringify(words);
}

export const lastMilestone = { date: "Hoy", name: "Segunda sede", what: "En otra ciudad" };

/** An owner who has written every optional text and uses every service: one build serves all tests of an owner's site. */
export async function createCompleteOwner() {
  // It draws photos with a library that most tests do not need.
  const { createOwnerMarkdownFiles } = await import("./complete-owner-markdown.ts");
  return [
    completeOwnerConfig,
    {
      ...(await createOwnerMarkdownFiles()),
      "content/words/owner.yaml": changeWords("owner", (words) => Object.assign(words, completeOwnerWords)),
      "content/words/about.yaml": changeWords("about", ({ history }) => history.milestones.splice(1)),
      "content/words/home.yaml": changeWords("home", ({ why }) => why.milestones.push(lastMilestone)),
      "content/logo.svg": createWideLogoSvg("#202060"),
      "content/logo-dark.svg": createWideLogoSvg("#f0e0d0"),
    },
  ] as const;
}
