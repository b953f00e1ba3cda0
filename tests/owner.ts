import { readFileSync } from "node:fs";
import { terms } from "#app/content/owner.ts";

/** Where the analytics tool is; the tests answer for it. */
export const toolOrigin = "https://tool.example";

const answer = (title: string) => `Respuesta a: ${title}.`;
export const slots = {
  startingPrice: "Desde $ 90.000 por mes.",
  terms: { ...terms, list: terms.list.map(({ title }) => ({ title, text: answer(title) })) },
  team: { title: "Con quién hablas", people: [{ name: "Ana Prueba", role: "Ventas" }] },
  references: { title: "Qué dicen", list: [{ quote: "Todo claro.", name: "Luis", firm: "Taller Sur" }] },
};
export const config = {
  analytics: { src: `${toolOrigin}/script.js`, attributes: { "data-website-id": "the-site" } },
  address: { street: "Av. Corrientes 1234", city: "Buenos Aires", country: "AR" },
  legal: {
    name: "Prueba S.R.L.",
    taxId: "CUIT 30-12345678-9",
    hours: "Lunes a viernes de 9 a 18",
    privacyUrl: "https://www.example.com/privacidad",
  },
};
/** Higher than wide, and without a form for the dark. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 50"><path fill="#202060" d="M0 0h160v40H0z"/></svg>`;

/** What the owner writes into app/content/owner.ts. */
function filled(): string {
  const source = readFileSync("app/content/owner.ts", "utf8");
  return Object.entries(slots).reduce((text, [name, value]) => {
    const from = new RegExp(`^export const ${name}\\b[^=]*=(?:.*;$|[^]*?^};$)`, "m");
    if (!from.test(text)) throw new Error(`app/content/owner.ts: expected an export of ${name}`);
    return text.replace(from, () => `export const ${name} = ${JSON.stringify(value)};`);
  }, source);
}

/** The owner who has said all and measures visits: one build for the tests of both. */
export const owner = () =>
  [
    config,
    { "app/content/owner.ts": filled(), "public/logo.svg": logo, "public/logo-dark.svg": undefined },
  ] as const;
