import { site } from "#site";
import { contact } from "./contact.ts";

/** What a WhatsApp chat that is opened from a page starts with, by the page's address. /contacto has its own by topic. */
const greetings: Partial<Record<string, string>> = {
  "/": "Hola, vi su sitio y quiero saber cómo pueden ayudar a mi empresa.",
  "/agentes-ia": "Hola, quiero ver un agente IA con un caso de mi empresa.",
  "/crm": "Hola, quiero saber más sobre el CRM.",
  "/google-workspace": "Hola, quiero una cotización de Google Workspace para mi empresa.",
  "/kaseya": "Hola, quiero la evaluación gratuita de las computadoras y las copias de mi empresa.",
  "/sobre-nosotros": "Hola, leí sobre ustedes y quiero hacer una consulta.",
  "/contacto": contact.greeting(),
  "/hablemos": "Hola, quiero saber cómo sumarme al equipo.",
};

/** @returns the greeting of a page; the configured one for a page without its own */
export function greetingOf(path: string): string {
  return greetings[path] ?? site.whatsapp.greeting;
}
