import { contact } from "./contact.ts";
import { solutions } from "./solutions.ts";

// What a WhatsApp chat that is opened from a page starts with, by the page's address; from other pages it is the
// configured greeting. /contacto has its own by topic.
export const greetings: Partial<Record<string, string>> = {
  "/": "Hola, vi su sitio y quiero saber cómo pueden ayudar a mi empresa.",
  ...Object.fromEntries(solutions.map(({ path, greeting }) => [path, greeting])),
  "/sobre-nosotros": "Hola, leí sobre ustedes y quiero hacer una consulta.",
  "/contacto": contact.greeting(),
  "/hablemos": "Hola, quiero saber cómo sumarme al equipo.",
};
