import { claims } from "./claims.ts";
import { pipeline } from "./crm-pictures.ts";
import { pathOf } from "./offered.ts";
import { money } from "./region.ts";
import type { Heading, Item, Opening } from "./shapes.ts";

const agentsPath = pathOf("agentes-ia");

const inPlay = pipeline.stages
  .slice(0, -1)
  .flatMap(({ deals }) => deals.map(({ amount }) => amount as number))
  .reduce((sum, amount) => sum + amount, 0);

export const crm = {
  opening: {
    title: "El CRM donde ninguna venta se enfría",
    lead: `Tus contactos, tus mensajes y tus ventas en un solo lugar, a la vista de todo el equipo.${agentsPath ? " Gratis con cualquier agente IA." : ""}`,
    call: "Hablar con un Asesor",
  } satisfies Opening,
  questions: {
    title: "Tres preguntas que ya no tienes que hacer",
    questions: [
      {
        title: "¿Quién atiende a este cliente?",
        text: "Su ficha lo dice. Si esa persona está de vacaciones, otra sigue la conversación donde quedó.",
        answer: "Sofía",
      },
      {
        title: "¿Qué le habíamos dicho?",
        text: "Abres la ficha: los mensajes, el presupuesto, la llamada del martes. El cliente no repite nada.",
        answer: "4 sillas, con apoyabrazos",
      },
      {
        title: "¿Cuánto tenemos en juego?",
        text: "El tablero suma los montos de cada etapa. Lo miras en el celular antes de entrar a la reunión.",
        answer: money(inPlay),
      },
    ] satisfies (Item & { answer: string })[],
  },
  inbox: {
    heading: {
      title: "Todos los mensajes, en una sola bandeja",
      lead: "Deja de saltar entre teléfonos y aplicaciones para saber quién espera respuesta.",
    } satisfies Heading,
    points: [
      {
        title: "Respondes por el mismo canal",
        text: "Si te escribieron por Instagram, tu respuesta llega por Instagram.",
      },
      {
        title: "Cada conversación tiene un responsable",
        text: "Todos ven quién la atiende, y el cliente no recibe dos respuestas distintas.",
      },
      agentsPath
        ? {
            title: "El agente IA empieza y tu equipo sigue",
            text: "Lo que el agente respondió se lee en la misma conversación.",
          }
        : {
            title: "Uno empieza y otro sigue",
            text: "Lo que ya se conversó se lee en el mismo hilo.",
          },
    ] satisfies Item[],
  },
  tools: {
    heading: {
      title: "Diez herramientas, una ficha de cliente",
      lead: "Las diez vienen incluidas.",
    } satisfies Heading,
    card: { title: "Consultorio dental", text: "Ficha de cliente" } satisfies Item,
    groups: [
      {
        title: "Antes de vender",
        list: [
          {
            title: "Páginas que captan datos (embudos)",
            text: "Llevan al visitante, paso a paso, hasta dejarte sus datos.",
            field: "Llegó por",
            value: "«Pide tu presupuesto»",
          },
          {
            title: "Bandeja de entrada centralizada",
            text: "WhatsApp, correo e Instagram juntos, con un responsable por conversación.",
            field: "Último mensaje",
            value: "WhatsApp, 10:38",
          },
          {
            title: "Contactos",
            text: "Una ficha por cliente, con su historia completa.",
            field: "Contacto",
            value: "Dra. Ana Sosa",
          },
        ],
      },
      {
        title: "Mientras vendes",
        list: [
          {
            title: "Tablero de ventas (pipeline)",
            text: "Cada oportunidad en su etapa, con su monto y su próximo paso.",
            field: "Etapa",
            value: `Consulta, ${money(920_000)}`,
          },
          {
            title: "Avisos que salen solos (automatizaciones)",
            text: "Programas una vez los recordatorios y los mensajes, y salen a su hora.",
            field: "Seguimiento",
            value: "Mañana, 9:00",
          },
          {
            title: "Integraciones",
            text: "Tu calendario, tus cobros y tus redes, unidos a la ficha.",
            field: "Calendar",
            value: "Medir, jueves 15:00",
          },
          {
            title: "App móvil",
            text: "Respondes un mensaje y cambias una venta de etapa desde la calle.",
            field: "Vista por",
            value: "Sofía, en el celular",
          },
        ],
      },
      {
        title: "Después de vender",
        list: [
          {
            title: "Campañas por correo (email marketing)",
            text: "Escribes una vez y a cada cliente le llega con su nombre.",
            field: "Campaña",
            value: "«Novedades», la abrió",
          },
          {
            title: "Informes",
            text: "De dónde vienen tus clientes, cuánto vendes y dónde se traba una venta.",
            field: "Compras del año",
            value: `2 por ${money(1_610_000)}`,
          },
          {
            title: "Membresías y cursos",
            text: "Vendes lo que sabes: tus clientes entran con su clave y avanzan a su ritmo.",
            field: "Curso",
            value: "Cuidar la madera, 2 de 5",
          },
        ],
      },
    ],
  },
  integrations: {
    title: "Lo que ya usas, conectado al CRM",
    lead: "Una consulta crea la ficha; desde ahí agendas una cita o cobras, sin copiar datos a mano.",
    claim: claims.integrations,
  },
  free: agentsPath && {
    to: agentsPath,
    title: "El CRM es gratis con cualquier agente IA",
    text: "Sumas un agente que atiende, agenda o vuelve a escribir a tus contactos, y el CRM donde trabaja viene sin costo.",
    link: "Conocer los agentes IA",
    any: "Cualquiera de estos agentes IA",
    agents: ["Recepcionista", "Atención al cliente", "Agenda de citas", "Reactivación de base de datos"],
    crm: "CRM",
    price: "Gratis",
  },
  experience: {
    claim: claims.experience,
    consequence:
      "Aprendimos que un CRM solo sirve si tu equipo lo usa. Por eso en la reunión empezamos por cómo vendes hoy.",
  },
  closing: {
    title: "Cuéntanos cómo vendes y lo vemos en pantalla",
    text: `En una reunión gratis de ${claims.meeting.figure}, un asesor te muestra el CRM con las etapas de tu negocio.`,
  },
};
