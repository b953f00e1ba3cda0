import type { ClaimName } from "../src/content/site-schema.ts";

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

/** By claim: a function that builds its sentence from a figure, and the solutions it is about, one or all (none: the firm). */
export const claimSentencesInSpanish: Record<
  ClaimName,
  { buildSentence: (figure: string) => string; solutions: readonly string[]; needsAllSolutions?: true }
> = {
  launch: {
    buildSentence: (figure) => `Un agente funciona en menos de ${figure}`,
    solutions: ["agentes-ia"],
  },
  integrations: {
    buildSentence: (figure) => `Hay más de ${figure} integraciones`,
    solutions: ["agentes-ia", "crm"],
  },
  response: {
    buildSentence: (figure) => `Los tiempos de respuesta bajan hasta un ${figure}`,
    solutions: ["agentes-ia"],
  },
  storage: {
    buildSentence: (figure) => `Cada usuario tiene ${figure} de almacenamiento`,
    solutions: ["google-workspace"],
  },
  meet: {
    buildSentence: (figure) => `Una videollamada admite hasta ${figure} participantes`,
    solutions: ["google-workspace"],
  },
  retention: {
    buildSentence: (figure) => `Las copias con Datto se guardan hasta ${figure}`,
    solutions: ["kaseya"],
  },
  dataLoss: {
    buildSentence: (figure) => `El ${figure} de las empresas que pierden sus datos cierra en seis meses`,
    solutions: ["kaseya"],
  },
  freeCrm: {
    buildSentence: () => "El CRM es gratis con cualquier agente de IA",
    solutions: ["agentes-ia", "crm"],
    needsAllSolutions: true,
  },
  experience: { buildSentence: (figure) => `Tienen más de ${figure} de experiencia`, solutions: [] },
};

/** Lists the names of the claims about the firm or about the offered solutions. */
export const listOfferedClaims = (offeredSolutions: readonly string[]): ClaimName[] =>
  (Object.keys(claimSentencesInSpanish) as ClaimName[]).filter((name) => {
    const { solutions, needsAllSolutions } = claimSentencesInSpanish[name];
    const isOffered = (solution: string) => offeredSolutions.includes(solution);
    return solutions.length === 0 || solutions[needsAllSolutions ? "every" : "some"](isOffered);
  });
