import { claims } from "./claims.ts";
import type { Heading, Item, Opening } from "./shapes.ts";

const call = "Hablar con un Asesor";

export const crm = {
  opening: {
    title: "El CRM donde ninguna venta se enfría",
    lead: "Tus contactos, tus mensajes y tus ventas en un solo lugar, a la vista de todo el equipo. Gratis con cualquier agente IA.",
    call,
  } satisfies Opening,
  questions: {
    heading: {
      title: "Tres preguntas que ya no tienes que hacer",
    } satisfies Heading,
    questions: [
      {
        title: "«¿Quién atiende a este cliente?»",
        text: "Su ficha lo dice. Y si esa persona está de vacaciones, otra retoma la conversación donde quedó.",
      },
      {
        title: "«¿Qué le habíamos dicho?»",
        text: "Abres la ficha y está todo: los mensajes, el presupuesto, la llamada del martes. El cliente no tiene que repetir nada.",
      },
      {
        title: "«¿Cuánto vamos a vender este mes?»",
        text: "El tablero suma cada presupuesto por etapa. Lo miras en el celular antes de entrar a la reunión.",
      },
    ] satisfies Item[],
  },
  inbox: {
    heading: {
      title: "Te escriben por todos lados y lo lees en uno solo",
      lead: "Deja de saltar entre teléfonos y aplicaciones para saber quién espera respuesta.",
    } satisfies Heading,
    points: [
      {
        title: "Respondes por el mismo canal",
        text: "Si te escribieron por Instagram, tu respuesta llega por Instagram.",
      },
      {
        title: "Cada conversación tiene dueño",
        text: "Nadie contesta dos veces y nadie supone que ya contestó otro.",
      },
      {
        title: "El agente IA empieza y tu equipo sigue",
        text: "Lo que el agente conversó queda a la vista, en el mismo hilo.",
      },
    ] satisfies Item[],
  },
  features: {
    heading: {
      title: "Diez herramientas en un solo CRM",
      lead: "Todas trabajan con la misma ficha de cliente.",
    } satisfies Heading,
    groups: [
      {
        verb: "Atraer",
        features: [
          {
            title: "Embudos",
            text: "Páginas con formulario que llevan al visitante, paso a paso, hasta dejarte sus datos.",
          },
          {
            title: "Email marketing",
            text: "Escribes una vez y a cada cliente le llega con su nombre.",
          },
        ],
      },
      {
        verb: "Atender",
        features: [
          {
            title: "Bandeja de entrada centralizada",
            text: "WhatsApp, correo e Instagram juntos, con un responsable por conversación.",
          },
          {
            title: "Contactos",
            text: "Una ficha por cliente, con su historia completa a la vista.",
          },
        ],
      },
      {
        verb: "Vender",
        features: [
          {
            title: "Pipeline de ventas",
            text: "Cada oportunidad en su etapa, con su monto y su próximo paso.",
          },
          {
            title: "Automatizaciones",
            text: "El recordatorio, el aviso y el seguimiento salen solos, a su hora.",
          },
        ],
      },
      {
        verb: "Dirigir",
        features: [
          {
            title: "Informes",
            text: "De dónde vienen tus clientes, cuánto vendes y dónde se traba una venta.",
          },
          {
            title: "App móvil",
            text: "Respondes un mensaje y mueves una venta desde la calle.",
          },
        ],
      },
      {
        verb: "Crecer",
        features: [
          {
            title: "Membresías y cursos",
            text: "Vendes lo que sabes: tus clientes entran con su clave y avanzan a su ritmo.",
          },
          {
            title: "Integraciones",
            text: "Tu calendario, tus cobros y tus redes, unidos a la ficha de cada cliente.",
          },
        ],
      },
    ] satisfies { verb: string; features: Item[] }[],
  },
  integrations: {
    title: "Lo que ya usas, conectado al CRM",
    lead: "Una consulta se vuelve ficha; la ficha, una cita en tu calendario o un cobro. Nadie copia datos a mano.",
    claim: claims.integrations,
  },
  free: {
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
      "Un CRM sirve si tu equipo lo usa. Por eso empezamos por cómo vendes hoy, armamos contigo las etapas y te acompañamos en español hasta que sea costumbre.",
  },
  closing: {
    title: "Cuéntanos cómo vendes y lo vemos en pantalla",
    text: `En ${claims.meeting.figure}, gratis y sin compromiso, te mostramos el CRM con las etapas de tu propio negocio.`,
    call,
  },
};
