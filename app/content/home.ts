import { claims } from "./claims.ts";
import { startingPrice } from "./owner.ts";
import type { Heading, Item } from "./shapes.ts";

export const home = {
  opening: {
    title: "Nadie se queda sin respuesta a las 11 de la noche",
    lead: "Agentes IA que atienden y agendan, con el CRM gratis. Google Workspace para trabajar juntos y Kaseya para vigilar tus computadoras.",
    call: "Agenda tu reunión gratis",
    proof: [
      `Google Partner desde ${claims.googlePartner.figure}`,
      "Kaseya",
      `desde ${claims.founded.figure}`,
    ].join(" · "),
    more: "Mira cómo sería un día",
  },
  highlights: {
    title: "Lo que cambia en tu empresa",
    claims: [claims.launch, claims.integrations, claims.response],
  },
  day: {
    title: "Un martes cualquiera, con todo en su lugar",
    lead: "Un ejemplo: siete horas de una empresa de veinte personas.",
    moments: [
      {
        id: "workspace",
        to: "/google-workspace",
        hour: "7:50",
        product: "Google Workspace",
        title: "Llegas y todos abren el mismo archivo",
        text: "Correo con tu dominio, documentos compartidos y la videollamada de las nueve.",
      },
      {
        id: "receptionist",
        to: "/agentes-ia",
        hash: "recepcionista",
        hour: "9:20",
        product: "Recepcionista IA",
        title: "Entran tres consultas y nadie corre",
        text: "Saluda, entiende qué necesita cada uno y le pasa a tu equipo lo que le toca.",
      },
      {
        id: "scheduling",
        to: "/agentes-ia",
        hash: "citas",
        hour: "11:00",
        product: "Agenda de citas",
        title: "La semana se agenda sola",
        text: "El agente ofrece los horarios libres, confirma, recuerda y cambia las citas.",
      },
      {
        id: "support",
        to: "/agentes-ia",
        hash: "atencion",
        hour: "13:30",
        product: "Atención al cliente",
        title: "Almuerzas y tus clientes igual reciben respuesta",
        text: "Pedidos, garantías, pagos. ¿Y si no sabe responder? Pasa la conversación a tu equipo.",
      },
      {
        id: "crm",
        to: "/crm",
        hour: "16:10",
        product: "CRM, gratis con cada agente",
        title: "Sabes en qué quedó cada venta",
        text: "Cada conversación termina en una ficha, con su etapa, su monto y quién la atiende.",
      },
      {
        id: "reactivation",
        to: "/agentes-ia",
        hash: "reactivacion",
        hour: "18:15",
        product: "Reactivación de base de datos",
        title: "Vuelves a hablar con quien dejó de comprar",
        text: "El agente escribe a tus contactos dormidos y te avisa quién quiere hablar.",
      },
      {
        id: "kaseya",
        night: true,
        to: "/kaseya",
        hour: "2:40",
        product: "Kaseya y Datto",
        title: "Duermes y tus computadoras siguen vigiladas",
        text: "Kaseya avisa que un disco se llena y Datto guarda la copia del correo y los archivos.",
      },
    ] as const,
  },
  integrations: {
    title: "Se conecta con lo que ya usas",
    lead: "Lo que funciona se queda, y empieza a trabajar junto.",
    pause: "Pausar el movimiento",
    play: "Reanudar el movimiento",
  },
  why: {
    title: "Por qué elegirnos",
    partners: "Partners certificados",
    milestones: [
      { date: claims.founded.figure, name: claims.founded.text, what: "Tecnología para pymes" },
      {
        date: claims.googlePartner.figure,
        name: "Google",
        what: `Partner desde ${claims.googlePartner.figure}`,
      },
      {
        date: claims.kaseyaPartner.figure,
        name: "Kaseya",
        what: `Partner ${claims.kaseyaPartner.figure.toLowerCase()}`,
      },
    ],
    reasons: [
      {
        title: `${claims.experience.lead} ${claims.experience.figure} ${claims.experience.text}`,
        text: "Vimos pasar modas y nos quedamos con lo que sirve de verdad.",
      },
      {
        title: "Un solo proveedor",
        text: "Correo, CRM, computadoras y copias. Si algo falla, sabes a quién escribirle.",
      },
      {
        title: "En tu idioma",
        text: "Hablas con personas, en español y sin jerga.",
      },
      {
        title: "Primero entendemos, después proponemos",
        text: `La primera reunión dura ${claims.meeting.figure} y es gratis.`,
      },
    ] satisfies readonly Item[],
  },
  questions: {
    heading: {
      title: "Lo que casi todos preguntan",
      lead: "¿Otra pregunta? La vemos en la reunión.",
    } satisfies Heading,
    list: [
      {
        title: "¿Cuánto tarda en funcionar un agente IA?",
        text: `Menos de ${claims.launch.figure}. Aprende tus productos, horarios y respuestas, y lo pruebas antes de que hable con un cliente. Qué hace falta para empezar, como conectar tu WhatsApp, lo vemos en la reunión.`,
      },
      {
        title: "¿Cuánto cuesta y qué es gratis?",
        text: [
          "El CRM es gratis con cualquier agente IA, con sus diez herramientas. Lo demás depende de cuántas personas, computadoras o conversaciones son: te lo cotizamos después de la reunión.",
          startingPrice,
        ]
          .join(" ")
          .trim(),
      },
      {
        title: "¿Funciona con las herramientas que ya usamos?",
        text: `Es muy probable: hay más de ${claims.integrations.figure} integraciones, entre ellas WhatsApp, Gmail, Google Calendar, Instagram, Facebook, Stripe y PayPal. En la reunión revisamos las tuyas.`,
      },
      {
        title: "¿Qué pasa en la reunión y a qué me compromete?",
        text: `Son ${claims.meeting.figure} por videollamada: nos cuentas cómo trabaja tu empresa y te decimos qué haríamos primero. Eso es todo: después decides tú.`,
      },
    ] satisfies readonly Item[],
  },
};
