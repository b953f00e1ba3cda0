import { claims } from "./claims.ts";
import type { Item } from "./shapes.ts";

export const contact = {
  opening: {
    title: "Elige la media hora que te quede bien",
    lead: "Es una videollamada gratis. No hace falta preparar nada.",
  },
  other: {
    title: "¿No ves el calendario o prefieres escribir?",
    direct: "Abrir el calendario en otra pestaña",
    whatsapp: "Escribir por WhatsApp",
    mail: "Escribir un correo",
  },
  meeting: {
    title: `Qué pasa en esos ${claims.meeting.figure}`,
    duration: claims.meeting.figure,
    dial: `Medio reloj de ${claims.meeting.figure}, dividido en tres partes: nos cuentas cómo trabajan, ves un ejemplo y te llevas un primer paso.`,
    steps: [
      {
        title: "Nos cuentas cómo trabajan",
        text: "Qué funciona, qué se pierde y qué te quita tiempo.",
      },
      {
        title: "Ves un ejemplo con tu caso",
        text: "Te mostramos en pantalla qué haría un agente, el CRM o el monitoreo en tu empresa.",
      },
      {
        title: "Te llevas un primer paso",
        text: "Qué haríamos primero, por qué y qué necesitaríamos de ti. Decides después, con calma.",
      },
    ] satisfies Item[],
  },
  reassurance: {
    title: "Para que agendes con tranquilidad",
    tiles: [
      { title: "Gratis de verdad", text: "La reunión no se cobra ni te compromete a contratar nada." },
      {
        title: "Hablas con quien sabe",
        text: "Te atiende alguien que hace este trabajo, sin guion de ventas.",
      },
      { title: "Cambias cuando quieras", text: "Si te surge algo, escríbenos y buscamos otro horario." },
    ] satisfies Item[],
  },
};

/** The page of the site itself that stands in the frame until a booking service is configured. */
export const agenda = {
  title: "Reserva tu media hora por mensaje",
  lead: "Propón dos horarios que te queden bien y te confirmamos uno. Elige por dónde escribirnos:",
  whatsapp: {
    title: "Por WhatsApp",
    text: "El mensaje ya va escrito; solo agregas tus horarios.",
    button: "Abrir WhatsApp",
  },
  mail: {
    title: "Por correo",
    text: "El asunto y el mensaje ya van escritos.",
    button: "Escribir el correo",
    subject: "Quiero agendar una reunión",
  },
  message: `Hola, quiero agendar la reunión gratis de ${claims.meeting.figure}.\nMe quedan bien estos dos horarios:\n1. \n2. \nMi empresa es: `,
  whole: "Ver la página completa de contacto",
};
