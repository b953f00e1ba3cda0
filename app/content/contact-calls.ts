import { claims } from "./claims.ts";

/** Under the booking button of every product page, whatever that asks for. */
export const beginning = `En una videollamada gratis de ${claims.meeting.figure}.`;

/** For the last band of every page. A page can replace `title`, `text` and `call`. */
export const closingCall = {
  title: "En media hora sabes si podemos ayudarte",
  text: "Nos cuentas cómo trabaja tu empresa, te mostramos qué cambiaría y te llevas una recomendación.",
  call: "Agendar Reunión",
  or: "¿Prefieres escribir?",
  whatsapp: "Escribir por WhatsApp",
  morning: {
    day: "Martes 19",
    part: "por la mañana",
    hours: [
      { hour: "10:00", taken: "Proveedor de envíos" },
      { hour: "10:30" },
      { hour: "11:00", meeting: "Tu reunión gratis", length: claims.meeting.figure },
      { hour: "11:30" },
      { hour: "12:00", taken: "Llamar a la contadora" },
    ],
  },
};
