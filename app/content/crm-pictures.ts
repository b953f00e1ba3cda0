import { claims } from "./claims.ts";
import { offers } from "./offered.ts";
import { money } from "./region.ts";

export const pipeline = {
  label: `Ejemplo de tablero de ventas: once oportunidades de un taller de muebles en cuatro etapas, con el total de cada una. Las 12 mesas de noche de un hotel, ${money(1_440_000)}, pasan de negociación a ganadas.`,
  title: "Taller de muebles, noviembre",
  inPlay: (amount: string, deals: number) => `En juego: ${amount} en ${deals} oportunidades`,
  left: "Pasó a ganadas",
  stages: [
    {
      name: "Consultas",
      deals: [
        { who: "Elena Benítez", what: "Estantería a medida", amount: 1_780_000, channel: "instagram" },
        { who: "Consultorio dental", what: "4 sillas de espera", amount: 920_000, channel: "whatsapp" },
        { who: "Oficina contable", what: "6 escritorios", amount: 3_340_000, channel: "mail" },
      ],
    },
    {
      name: "Presupuestos",
      deals: [
        {
          who: "Agencia de seguros",
          what: "Sala de reuniones",
          amount: 3_950_000,
          channel: "mail",
        },
        { who: "Paula Acosta", what: "Vestidor", amount: 2_120_000, channel: "instagram" },
        { who: "Óptica del centro", what: "Mostrador", amount: 1_860_000, channel: "whatsapp" },
      ],
    },
    {
      name: "En negociación",
      deals: [
        { who: "Marcos Gómez", what: "Cocina completa", amount: 6_480_000, channel: "whatsapp" },
        { who: "Rocío Medina", what: "Armario de pared", amount: 2_540_000, channel: "mail" },
      ],
    },
    {
      name: "Ganadas",
      won: true,
      deals: [
        {
          who: "Hotel de 12 habitaciones",
          what: "12 mesas de noche",
          amount: 1_440_000,
          channel: "whatsapp",
          moved: true,
        },
        { who: "Inmobiliaria", what: "Recepción", amount: 3_150_000, channel: "mail" },
        { who: "Escuela", what: "Estantes bajos", amount: 1_290_000, channel: "whatsapp" },
      ],
    },
  ],
} as const;

const agents = offers("agentes-ia");

export const inbox = {
  label: `Ejemplo de bandeja de entrada: cuatro conversaciones de WhatsApp, Instagram y correo en una sola lista; en la abierta, ${agents ? "el agente IA respondió" : "respondió Diego"} y la sigue Sofía.`,
  agent: agents ? "Agente IA" : "Diego",
  title: "Bandeja de entrada",
  threads: [
    {
      who: "Elena Benítez",
      text: "¿Hacen estanterías?",
      time: "10:42",
      channel: "instagram",
      unread: true,
    },
    {
      who: "Consultorio dental",
      text: "¿Pueden medir el jueves?",
      time: "10:38",
      channel: "whatsapp",
      open: true,
    },
    { who: "Hotel", text: "Avanzamos con las 12", time: "10:27", channel: "whatsapp" },
    { who: "Oficina contable", text: "Pedido de escritorios", time: "9:50", channel: "mail" },
  ],
  conversation: {
    who: "Consultorio dental",
    owner: "Atiende Sofía",
    messages: [
      { from: "customer", text: "Hola de nuevo. Ahora necesitamos 4 sillas de espera. ¿Tienen?" },
      { from: "agent", text: "¡Hola! Sí, las hacemos a medida. ¿Con o sin apoyabrazos?" },
      { from: "customer", text: "Con apoyabrazos. ¿Pueden medir el jueves a las 15:00?" },
    ],
    draft: { channel: "whatsapp", text: "Sí, vamos el jueves a las 15:00." },
  },
} as const;

export const connectedTools = {
  label:
    "El CRM en el centro, unido a WhatsApp, Instagram, Facebook, LinkedIn, Gmail, Calendar, Stripe, PayPal, Twilio y Meta.",
  centre: "CRM",
  arriving: ["WhatsApp", "Instagram", "Facebook", "LinkedIn", "Meta"],
  leaving: ["Calendar", "Gmail", "Twilio", "Stripe", "PayPal"],
};

export const years = {
  label: `Una regla con una marca por cada año, desde ${claims.founded.figure} hasta hoy: ${claims.experience.lead.toLowerCase()} ${claims.experience.figure}.`,
  from: claims.founded.figure,
  to: "Hoy",
  counted: Number.parseInt(claims.experience.figure, 10),
};

/** Our own board, on which the visitor is the next card; in the other stages stands what happens there. */
export const nextCard = {
  label: `Un tablero con tu empresa en la etapa «Reunión», entre «Consulta» y «Propuesta»: ${claims.meeting.figure}, gratis.`,
  stages: [
    { name: "Consulta", slot: "Nos escribes" },
    { name: "Reunión" },
    { name: "Propuesta", slot: "Si te sirve" },
  ],
  who: "Tu empresa",
  what: "Cómo vendes hoy",
  amount: `${claims.meeting.figure}, gratis`,
};
