import { claims } from "./claims.ts";

export const pipeline = {
  label:
    "Tablero de ventas de un taller de muebles: doce oportunidades en cuatro etapas, con cliente, pedido, monto y el total de cada etapa.",
  title: "Taller de muebles, noviembre",
  money: (amount: number) => `$\u00a0${String(amount).replace(/\B(?=(\d{3})+$)/g, ".")}`,
  inPlay: (amount: string, deals: number) => `En juego: ${amount} en ${deals} oportunidades`,
  dropHere: "Suelta aquí la venta cerrada",
  stages: [
    {
      name: "Consultas",
      deals: [
        {
          who: "Lucía Benítez",
          what: "Biblioteca a medida",
          amount: 780_000,
          channel: "instagram",
          last: "hace 5 min",
        },
        {
          who: "Clínica del Parque",
          what: "4 sillas de espera",
          amount: 920_000,
          channel: "whatsapp",
          last: "hace 9 min",
        },
        {
          who: "Estudio Ferrari",
          what: "6 escritorios",
          amount: 2_340_000,
          channel: "mail",
          last: "hace 1 h",
        },
        { who: "Café Sarmiento", what: "10 mesas", amount: 1_640_000, channel: "whatsapp", last: "ayer" },
      ],
    },
    {
      name: "Presupuestos",
      openOnPhone: true,
      deals: [
        {
          who: "Rivas Seguros",
          what: "Sala de reuniones",
          amount: 1_950_000,
          channel: "mail",
          last: "hace 3 días",
          reminder: "Seguimiento automático hoy,\u00a016:00",
        },
        { who: "Paula Acosta", what: "Vestidor", amount: 1_120_000, channel: "instagram", last: "hace 2 h" },
        { who: "Óptica Central", what: "Mostrador", amount: 860_000, channel: "whatsapp", last: "ayer" },
      ],
    },
    {
      name: "En negociación",
      deals: [
        {
          who: "Hotel Los Sauces",
          what: "12 mesas de noche",
          amount: 1_440_000,
          channel: "whatsapp",
          last: "hace 20 min",
          moving: true,
        },
        { who: "Martín Gómez", what: "Cocina completa", amount: 980_000, channel: "whatsapp", last: "ayer" },
        { who: "Rocío Medina", what: "Clóset de pared", amount: 540_000, channel: "mail", last: "hace 4 h" },
      ],
    },
    {
      name: "Ganadas",
      won: true,
      deals: [
        { who: "Inmobiliaria Sur", what: "Recepción", amount: 1_150_000, channel: "mail", last: "el lunes" },
        {
          who: "Jardín Arcoíris",
          what: "Estantes bajos",
          amount: 690_000,
          channel: "whatsapp",
          last: "el viernes",
        },
      ],
    },
  ],
} as const;

export const inbox = {
  label:
    "Bandeja de entrada con mensajes de WhatsApp, Instagram y correo en una sola lista; en la conversación abierta, el agente IA respondió y la sigue Sofía.",
  title: "Bandeja de entrada",
  channels: "Todos los canales",
  threads: [
    {
      who: "Lucía Benítez",
      text: "¿Hacen bibliotecas?",
      time: "10:42",
      channel: "instagram",
      unread: true,
    },
    {
      who: "Clínica del Parque",
      text: "¿Cuándo vienen a medir?",
      time: "10:38",
      channel: "whatsapp",
      open: true,
    },
    { who: "Hotel Los Sauces", text: "Avanzamos con las 12", time: "10:27", channel: "whatsapp" },
    { who: "Estudio Ferrari", text: "Pedido de escritorios", time: "9:50", channel: "mail" },
    { who: "Paula Acosta", text: "¿Se hace en nogal?", time: "8:46", channel: "instagram" },
  ],
  conversation: {
    who: "Clínica del Parque",
    owner: "La atiende Sofía",
    agent: "Agente IA",
    messages: [
      { from: "customer", text: "Hola, necesitamos 4 sillas para la sala de espera. ¿Tienen?" },
      { from: "agent", text: "¡Hola! Sí, las hacemos a medida. ¿Con o sin apoyabrazos?" },
      { from: "customer", text: "Con apoyabrazos. ¿Cuándo vienen a medir?" },
    ],
    draft: { channel: "whatsapp", text: "El jueves a las 15:00, ¿les sirve?" },
  },
} as const;

export const connectedTools = {
  label:
    "El CRM en el centro, unido a WhatsApp, Instagram, Facebook, LinkedIn, Gmail, Calendar, Stripe, PayPal, Twilio y Meta.",
  centre: "CRM",
  arriving: [
    { name: "WhatsApp", what: "mensajes" },
    { name: "Instagram", what: "mensajes" },
    { name: "Facebook", what: "mensajes" },
    { name: "LinkedIn", what: "contactos" },
    { name: "Meta", what: "anuncios" },
  ],
  leaving: [
    { name: "Calendar", what: "citas" },
    { name: "Gmail", what: "correos" },
    { name: "Twilio", what: "llamadas" },
    { name: "Stripe", what: "cobros" },
    { name: "PayPal", what: "cobros" },
  ],
};

export const years = {
  label: `Una regla con una marca por cada año, desde ${claims.founded.figure} hasta hoy.`,
  from: claims.founded.figure,
  to: "Hoy",
  counted: Number.parseInt(claims.experience.figure, 10),
};
