/**
 * What a visitor came for: the address of a booking link says it (`/contacto?tema=crm`), and what /contacto says, the
 * agenda's message, the WhatsApp text and the booking service follow it.
 */
export const topics = {
  demo: {
    lead: "Ves un agente atender un caso como el tuyo, en una videollamada gratis.",
    wants: "agentes IA",
  },
  crm: {
    lead: "Un asesor te muestra el CRM con tu caso, en una videollamada gratis.",
    wants: "CRM",
  },
  cotizacion: {
    lead: "Vemos cuántas personas son y qué necesitan, en una videollamada gratis.",
    wants: "Google Workspace y una cotización",
  },
  evaluacion: {
    lead: "La evaluación empieza en una videollamada gratis, sin preparar nada.",
    wants: "la evaluación de computadoras y copias de seguridad",
  },
} satisfies Record<string, { lead: string; wants: string }>;

export type Topic = keyof typeof topics;

/** What brings a visitor from a page to /contacto; from the other pages it is the meeting itself. */
export const topicOfPage: Partial<Record<string, Topic>> = {
  "/agentes-ia": "demo",
  "/crm": "crm",
  "/google-workspace": "cotizacion",
  "/kaseya": "evaluacion",
};

/** @param search of an address, such as `?tema=crm`; unknown topics count as none */
export function topicOf(search: string): Topic | undefined {
  const value = new URLSearchParams(search).get("tema") ?? "";
  return Object.hasOwn(topics, value) ? (value as Topic) : undefined;
}
