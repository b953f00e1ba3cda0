import { claims } from "./claims.ts";
import type { Heading, IconItem, Item, Opening } from "./shapes.ts";

export const aiAgents = {
  opening: {
    title: "Un equipo que atiende mientras el tuyo trabaja",
    lead: "Los agentes IA responden a tus clientes por WhatsApp y redes, con la información de tu empresa y a tu manera. Lo que requiere una persona pasa a tu equipo.",
    call: "Solicitar Demo Gratuita",
  } satisfies Opening,
  change: {
    title: "Lo que deja de pasar",
    pairs: [
      { before: "El mensaje del sábado se lee el lunes", after: "Se responde el mismo sábado" },
      {
        before: "Tres personas preguntan lo mismo",
        after: "El agente lo contesta y tu equipo sigue con lo suyo",
      },
      {
        before: "La cita se olvida y el horario se pierde",
        after: "Hay recordatorio y, si cancelan, el lugar se ofrece de nuevo",
      },
    ],
    before: "Hoy",
    after: "Con tu agente",
  },
  agents: {
    heading: {
      title: "Cuatro agentes, cuatro trabajos",
      lead: "Empieza con uno. Los demás se suman cuando los necesites.",
    } satisfies Heading,
    list: [
      {
        id: "recepcionista",
        icon: "phone",
        title: "Recepcionista",
        text: "Saluda, entiende qué necesita cada persona y la pasa con quien corresponde, con el resumen hecho.",
      },
      {
        id: "atencion",
        icon: "headset",
        title: "Atención al cliente",
        text: "Responde lo de todos los días: horarios, pedidos, garantías, formas de pago. Sabe cuándo pasar la conversación a una persona.",
      },
      {
        id: "citas",
        icon: "calendar-check",
        title: "Agenda de citas",
        text: "Ofrece tus horarios libres, confirma, recuerda y reprograma. Tu calendario queda siempre al día.",
      },
      {
        id: "reactivacion",
        icon: "reactivate",
        title: "Reactivación de base de datos",
        text: "Escribe a los contactos que dejaron de comprar y te avisa quién quiere volver a hablar.",
      },
    ] as const satisfies readonly (IconItem & { id: string })[],
  },
  scheduling: {
    heading: {
      title: "Una cita cambiada en dos minutos, sin una llamada",
      lead: "El agente ve el mismo calendario que tú. Cambia y reserva citas sin que se superpongan.",
    } satisfies Heading,
    points: [
      { title: "Nadie espera", text: "La respuesta llega al momento, también a la hora del almuerzo." },
      { title: "Recuerda cada cita", text: "El recordatorio llega el día anterior." },
      { title: "Tú decides", text: "Tú fijas los horarios, la duración y quién atiende." },
    ] satisfies Item[],
  },
  claim: {
    claim: claims.response,
    consequence:
      "El cliente que recibe respuesta enseguida no alcanza a preguntarle a otro. Y tu equipo deja de vivir pendiente del teléfono.",
  },
  wait: {
    label:
      "Dos barras comparan el tiempo de respuesta de hoy con el que puedes alcanzar con tu agente: la segunda es mucho más corta.",
    before: "Hoy",
    after: "Con tu agente",
    reduction: Number.parseInt(claims.response.figure, 10),
  },
  steps: {
    heading: {
      title: `Tu agente, funcionando en menos de ${claims.launch.figure}`,
    } satisfies Heading,
    list: [
      {
        title: "Nos cuentas cómo atienden",
        text: "Qué preguntan tus clientes, qué respondes y qué no debe decir nunca el agente.",
      },
      {
        title: "Le enseñamos tu negocio",
        text: "Tus productos, horarios y precios; tu WhatsApp, tu calendario y tu CRM.",
      },
      {
        title: "Lo pruebas tú primero",
        text: "Le escribes como si fueras un cliente. Corregimos hasta que suene a tu empresa.",
      },
      {
        title: "Empieza a atender",
        text: "Miramos juntos las primeras conversaciones y ajustamos lo que haga falta.",
      },
    ] satisfies Item[],
  },
  crm: {
    title: "Con cualquier agente, el\u00a0CRM es\u00a0gratis",
    text: "Cada conversación queda en una ficha: quién es, qué pidió y qué sigue. Contactos, ventas, correo y bandeja única, sin costo aparte.",
    link: "Ver qué incluye el CRM",
  },
  closing: {
    title: "Prueba un agente con tus propias preguntas",
    text: `En ${claims.meeting.figure} te mostramos uno armado para un negocio como el tuyo. Es gratis y no te compromete a nada.`,
  },
};
