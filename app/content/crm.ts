import { claims } from "./claims.ts";
import type { Heading, Item, Opening } from "./shapes.ts";

const call = "Hablar con un Asesor";

export const crm = {
  opening: {
    title: "El CRM donde ninguna venta se enfría",
    lead: "Tus contactos, tus mensajes y tus ventas en un solo lugar, a la vista de todo el equipo. Gratis con cualquier Agente IA.",
    call,
  } satisfies Opening,
  questions: {
    heading: {
      title: "Tres preguntas que ya no cruzan la oficina",
    } satisfies Heading,
    questions: [
      {
        title: "«¿Quién sigue a este cliente?»",
        text: "Su ficha lo dice. Y si esa persona está de vacaciones, otra toma la conversación donde quedó.",
      },
      {
        title: "«¿Qué le habíamos dicho?»",
        text: "Abres la ficha y está todo: los mensajes, el presupuesto, la llamada del martes. El cliente no tiene que repetir nada.",
      },
      {
        title: "«¿Cuánto vamos a vender este mes?»",
        text: "El pipeline suma cada presupuesto por etapa. Lo miras en el celular antes de entrar a la reunión.",
      },
    ] satisfies Item[],
  },
  inbox: {
    heading: {
      title: "Te escriben por cualquier lado, lo lees en uno solo",
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
        title: "El Agente IA empieza, tu equipo sigue",
        text: "Lo que el agente conversó queda a la vista, en el mismo hilo.",
      },
    ] satisfies Item[],
  },
  features: {
    heading: {
      title: "Diez herramientas que ya no pagas por separado",
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
            text: "Escribes una vez y a cada grupo de clientes le llega con su nombre.",
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
    title: "Entra por un lado, sale resuelto por el otro",
    lead: "Una consulta se vuelve ficha; la ficha, una cita en tu calendario o un cobro. Nadie copia datos a mano.",
    claim: claims.integrations,
  },
  free: {
    title: "El CRM es gratis con cualquier Agente IA",
    text: "Sumas un agente que atiende, agenda o vuelve a escribir a tus contactos, y el CRM donde trabaja viene sin costo.",
    link: "Conocer los Agentes IA",
    any: "Cualquiera de estos Agentes IA",
    agents: ["Recepcionista", "Atención al cliente", "Agenda de citas", "Reactivación de base de datos"],
    crm: "CRM completo",
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
