import type { ClaimName } from "../site.schema.ts";

/** Labels of the questions of `npm run setup`, by field. */
export const questionLabelsByField: Record<string, string> = {
  "brand.name": "Nombre de la marca",
  "brand.short": "Nombre corto, para el encabezado y los títulos",
  "brand.claim": "Qué hace la empresa, en una línea",
  since: "Año en que empezó la empresa: el sitio dice desde cuándo y cuántos años; vacío, no lo dice",
  "partners.google": "¿Eres partner de Google? Desde qué año, o sí, o no: con no, el sitio no lo nombra",
  "partners.kaseya": "¿Eres partner de Kaseya? Desde qué año, o sí, o no",
  "legal.name": "Razón social, que va al pie",
  "legal.taxId": "Identificación fiscal, con su nombre, que va al pie",
  url: "Dirección del sitio",
  email: "Correo de contacto",
  "whatsapp.number": "Número de WhatsApp",
  "whatsapp.greeting": "Con qué texto se abre el chat de WhatsApp",
  locale: "Idioma y país: de él salen los ejemplos de números y de montos",
  solutions: "Qué se ofrece, en el orden en que se cuenta",
  "booking.url": "Dirección de tu agenda (Calendly, Cal.com, Google…)",
  "booking.place": "Ciudad cuya hora usan tus horarios",
  timeZone: "Zona horaria",
  careers: "¿El sitio tiene una página para quien quiere trabajar contigo (/hablemos)?",
  "applications.endpoint": "Adónde llegan las postulaciones",
  "colors.brand": "Color de la marca",
  "colors.action": "Color del botón que agenda",
};

/** By claim: a function that builds its sentence with a figure, and the solutions it is about; none if about the firm. */
export const claimSentencesInSpanish: Record<
  ClaimName,
  { says: (figure: string) => string; of: readonly string[] }
> = {
  launch: { says: (figure) => `Un agente funciona en menos de ${figure}`, of: ["agentes-ia"] },
  integrations: { says: (figure) => `Hay más de ${figure} integraciones`, of: ["agentes-ia", "crm"] },
  response: {
    says: (figure) => `Los tiempos de respuesta bajan hasta un ${figure}`,
    of: ["agentes-ia"],
  },
  storage: { says: (figure) => `Cada usuario tiene ${figure} de almacenamiento`, of: ["google-workspace"] },
  meet: {
    says: (figure) => `Una videollamada admite hasta ${figure} participantes`,
    of: ["google-workspace"],
  },
  retention: { says: (figure) => `Las copias con Datto se guardan hasta ${figure}`, of: ["kaseya"] },
  dataLoss: {
    says: (figure) => `El ${figure} de las empresas que pierden sus datos cierra en seis meses`,
    of: ["kaseya"],
  },
  experience: { says: (figure) => `Tienen más de ${figure} de experiencia`, of: [] },
};

/** Lists the names of the claims about the firm or about at least one of the offered solutions. */
export const listOfferedClaims = (offered: readonly string[]): ClaimName[] =>
  (Object.keys(claimSentencesInSpanish) as ClaimName[]).filter((name) => {
    const { of } = claimSentencesInSpanish[name];
    return of.length === 0 || of.some((solution) => offered.includes(solution));
  });
