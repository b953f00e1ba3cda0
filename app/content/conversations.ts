export interface ExampleConversation {
  /** What the picture is, for assistive technology. */
  label: string;
  contact: string;
  role: string;
  messages: readonly {
    from: "customer" | "agent";
    text: string;
    time: string;
    /** A booking that the message carries, shown as a card. */
    booking?: { what: string; when: string };
  }[];
}

export const chatControls = {
  customer: "Cliente",
  agent: "Agente",
  replay: "Ver la conversación otra vez",
  pause: "Pausar la conversación",
  play: "Reanudar la conversación",
};

/** The opening of the home page: late in the evening, nobody at the office. */
export const lateAnswer: ExampleConversation = {
  label: "Ejemplo: a las 11 de la noche, el agente responde a una clienta y le reserva una visita",
  contact: "Tu empresa",
  role: "Agente IA, responde al instante",
  messages: [
    {
      from: "customer",
      time: "23:04",
      text: "Hola, ¿siguen atendiendo? Se me rompió el aire acondicionado y mañana abro el local.",
    },
    { from: "agent", time: "23:04", text: "¡Hola! Sí, te ayudo ahora mismo. ¿En qué barrio está el local?" },
    { from: "customer", time: "23:05", text: "En Villa Crespo" },
    { from: "agent", time: "23:05", text: "Hay un técnico libre mañana a las 8:30. ¿Te lo reservo?" },
    { from: "customer", time: "23:06", text: "¡Sí, por favor!" },
    {
      from: "agent",
      time: "23:06",
      text: "Listo, quedó reservado. Te aviso cuando el técnico salga para allá.",
      booking: { what: "Visita técnica", when: "Miércoles, 8:30 a 9:00" },
    },
  ],
};

export const receptionist: ExampleConversation = {
  label: "Ejemplo de conversación con la recepcionista IA, que toma un pedido y lo deriva a ventas",
  contact: "Tu empresa",
  role: "Recepcionista IA",
  messages: [
    { from: "customer", time: "20:41", text: "Buenas, ¿hacen envíos a Rosario? Es para una clínica." },
    {
      from: "agent",
      time: "20:41",
      text: "¡Buenas noches! Sí, los martes y los viernes. ¿Qué necesitas recibir?",
    },
    { from: "customer", time: "20:42", text: "40 cajas de guantes de nitrilo, talla M" },
    {
      from: "agent",
      time: "20:42",
      text: "Anotado: 40 cajas de guantes de nitrilo, talla M, con envío a Rosario. ¿A nombre de quién?",
    },
    { from: "customer", time: "20:43", text: "Martín Ríos" },
    {
      from: "agent",
      time: "20:43",
      text: "Gracias, Martín. Carla, de ventas, te escribe mañana a las 9:00 con el detalle del pedido.",
    },
  ],
};

export const scheduling: ExampleConversation = {
  label: "Ejemplo de conversación con el agente que agenda: cambia una cita y reserva media hora",
  contact: "Tu empresa",
  role: "Agente de citas",
  messages: [
    {
      from: "customer",
      time: "12:17",
      text: "Hola, soy Lucía Ferreyra. No llego a mi cita de hoy, ¿se puede cambiar?",
    },
    {
      from: "agent",
      time: "12:17",
      text: "Claro, Lucía. Ya liberé tu lugar de hoy, el de las 15:00. ¿Prefieres mañana o el jueves?",
    },
    { from: "customer", time: "12:18", text: "El jueves por la mañana" },
    {
      from: "agent",
      time: "12:18",
      text: "El jueves hay lugar a las 9:00, 10:30 y 11:30. ¿Cuál te queda mejor?",
    },
    { from: "customer", time: "12:19", text: "10:30" },
    {
      from: "agent",
      time: "12:19",
      text: "Confirmada. Te mando un recordatorio el día anterior.",
      booking: { what: "Cita de Lucía Ferreyra", when: "Jueves, 10:30 a 11:00" },
    },
  ],
};
