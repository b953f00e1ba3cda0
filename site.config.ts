import type { SiteConfig } from "./site.schema.ts";

/** Everything that makes this site yours. Colours and type: app/app.css. Words: app/content/. A " inside a text is written \". */
export const site = {
  brand: {
    name: "Nimbosur",
    claim: "Tecnología que atiende, ordena y cuida tu empresa",
  },
  url: "https://www.nimbosur.example",
  email: "hola@nimbosur.example",
  whatsapp: {
    number: "+54 9 11 1234-5678",
    greeting: "Hola, quiero hacer una consulta.",
  },
  booking: {
    url: "/agenda",
    label: "Reserva de tu reunión de 30 minutos",
  },
  hsts: "host",
  locale: "es-AR",
  timeZone: "America/Argentina/Buenos_Aires",
} satisfies SiteConfig as SiteConfig;
