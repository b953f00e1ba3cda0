import type { SiteConfig, SiteConfigFile } from "./src/content/site-schema.ts";

/** Everything that makes this site yours. Colours: brand.css. Words: content/. A " inside a text is written \". */
export const site = {
  brand: {
    name: "Nimbosur",
    claim: "Tecnología que atiende a tus clientes y cuida tu empresa",
  },
  since: 2003,
  partners: {
    google: 2012,
    kaseya: true,
  },
  url: "https://www.nimbosur.example",
  email: "hola@nimbosur.example",
  whatsapp: {
    number: "+54 9 11 1234-5678",
    greeting: "Hola, quiero hacer una consulta.",
  },
  booking: {
    label: "Reserva de tu reunión de 30 minutos",
    place: "Buenos Aires",
    hours: {
      mon: ["09:00-13:00", "14:00-18:00"],
      tue: ["09:00-13:00", "14:00-18:00"],
      wed: ["09:00-13:00", "14:00-18:00"],
      thu: ["09:00-13:00", "14:00-18:00"],
      fri: ["09:00-13:00", "14:00-18:00"],
    },
    noticeHours: 24,
    daysOff: ["2026-12-08", "2026-12-25", "2027-01-01"],
    weeksAhead: 4,
  },
  hsts: "host",
  locale: "es-AR",
  timeZone: "America/Argentina/Buenos_Aires",
} satisfies SiteConfigFile as SiteConfigFile as SiteConfig;
