import { offers } from "./offered.ts";
import { money, region } from "./region.ts";

export interface Message {
  from: "customer" | "agent";
  text: string;
  time: string;
  /** What the conversation led to, shown as a card under the text. */
  card?: { what: string; when: string };
}

export interface ExampleConversation {
  label: string;
  role: string;
  messages: readonly Message[];
}

/** A conversation that visitors choose by what they would say first. */
export interface OfferedConversation {
  id: string;
  chip: string;
  messages: readonly Message[];
  /** Who goes on, where the agent hands the conversation over. */
  handover?: string;
}

/** The opening of the home page: late in the evening, nobody at the office. The first is shown until one is chosen. */
export const talk = offers("agentes-ia")
  ? {
      label: "Ejemplo: tres conversaciones con el agente de una empresa",
      role: "Agente IA",
      offer: "Elige un ejemplo:",
      conversations: [
        {
          id: "turno",
          chip: "Necesito un técnico",
          messages: [
            {
              from: "customer",
              time: "23:04",
              text: "Necesito un técnico. Se rompió el aire acondicionado y mañana abro el local.",
            },
            {
              from: "agent",
              time: "23:04",
              text: "¡Hola! Te ayudo ahora mismo. ¿En qué barrio está\u00a0el\u00a0local?",
            },
            { from: "customer", time: "23:05", text: `En ${region.neighbourhood}` },
            {
              from: "agent",
              time: "23:05",
              text: "Hay un técnico mañana a las 8:30. ¿Reservo la visita?",
            },
            { from: "customer", time: "23:06", text: "¡Sí, por favor!" },
            {
              from: "agent",
              time: "23:06",
              text: "Listo. Te aviso cuando salga. ¿Me\u00a0das la\u00a0dirección?",
              card: { what: "Visita técnica", when: "Miércoles, 8:30 a 9:00" },
            },
          ],
        },
        {
          id: "envios",
          chip: "¿Hacen envíos?",
          messages: [
            {
              from: "customer",
              time: "22:40",
              text: `¿Hacen envíos? Estoy en ${region.city} y quiero dos sillas Roble.`,
            },
            {
              from: "agent",
              time: "22:40",
              text: `Sí, los martes y los viernes. El envío, con embalaje, cuesta ${money(38_000)}. ¿Te las mandamos el viernes?`,
            },
            { from: "customer", time: "22:41", text: "Perfecto" },
            {
              from: "agent",
              time: "22:41",
              text: "Reservadas. Para confirmar, paga aquí:",
              card: { what: "Pagar el envío", when: `Viernes, a ${region.city}` },
            },
          ],
        },
        {
          id: "persona",
          chip: "Hablar con alguien",
          messages: [
            {
              from: "customer",
              time: "16:20",
              text: "Prefiero hablar con una persona. Son muebles para una oficina entera.",
            },
            { from: "agent", time: "16:20", text: "Por supuesto. ¿Para cuántos puestos y para cuándo?" },
            { from: "customer", time: "16:21", text: "Doce, para marzo" },
            {
              from: "agent",
              time: "16:21",
              text: "Gracias. Le paso todo a Carla, así no repites nada. Te escribe por aquí.",
            },
          ],
          handover: "Carla, de ventas, sigue",
        },
      ] satisfies OfferedConversation[],
    }
  : undefined;

export const receptionist: ExampleConversation = {
  label: "Ejemplo de conversación con la recepcionista IA, que toma un pedido y lo deriva a ventas",
  role: "Recepcionista IA",
  messages: [
    {
      from: "customer",
      time: "20:41",
      text: `Buenas, ¿envían a ${region.city}? Es\u00a0para una\u00a0clínica.`,
    },
    {
      from: "agent",
      time: "20:41",
      text: "¡Buenas noches! Sí, martes y viernes. ¿Qué\u00a0necesitas?",
    },
    { from: "customer", time: "20:42", text: "Son 40 cajas de guantes" },
    {
      from: "agent",
      time: "20:42",
      text: `Anotado: 40 cajas de guantes, con envío a ${region.city}. ¿A\u00a0nombre de\u00a0quién?`,
    },
    { from: "customer", time: "20:43", text: "Martín Ríos" },
    {
      from: "agent",
      time: "20:43",
      text: "Gracias, Martín. Carla, de ventas, te escribe mañana a las 9:00 con el precio y el\u00a0día de\u00a0entrega.",
    },
  ],
};

export const scheduling: ExampleConversation = {
  label: "Ejemplo de conversación con el agente que agenda: pasa una cita de hoy al jueves",
  role: "Agente de citas",
  messages: [
    {
      from: "customer",
      time: "12:17",
      text: "Hola, soy Lucía Ferreyra. No llego a mi cita de hoy, ¿se puede\u00a0cambiar?",
    },
    {
      from: "agent",
      time: "12:17",
      text: "Claro, Lucía. Tu cita es hoy a las 15:00. ¿La\u00a0paso a mañana o\u00a0al\u00a0jueves?",
    },
    { from: "customer", time: "12:18", text: "El jueves por la mañana" },
    {
      from: "agent",
      time: "12:18",
      text: "El jueves hay lugar a las 9:00, 10:30 y 11:30. ¿Cuál te\u00a0queda\u00a0mejor?",
    },
    { from: "customer", time: "12:19", text: "10:30" },
    {
      from: "agent",
      time: "12:19",
      text: "Listo: te esperamos el jueves a las 10:30. Te\u00a0lo recuerdo el día\u00a0anterior.",
      card: { what: "Cita de Lucía Ferreyra", when: "Jueves, 10:30 a 11:00" },
    },
  ],
};
