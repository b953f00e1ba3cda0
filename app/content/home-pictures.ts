import { money } from "./region.ts";

/** What the pictures of the day show, hour by hour: a firm of twenty that does not exist. */

export const sharedSheet = {
  label: "Una hoja de presupuestos: Carla y Diego editan cada uno su fila.",
  title: "Presupuestos de noviembre",
  rows: [
    { what: "Seguros, sala", amount: money(3_950_000), editor: "Carla" },
    { what: "Café, 10 mesas", amount: money(1_640_000) },
    { what: "Bar, 6 mesas", amount: money(1_040_000), editor: "Diego" },
  ],
};

export const incomingQuestions = {
  label: "Tres consultas: dos respondidas y una que pasa a Administración.",
  questions: [
    { text: "¿Tienen una cita para hoy?", outcome: "Respondido" },
    { text: "Quiero cambiar mi factura", outcome: "Pasa a Administración" },
    { text: "¿Hacen envíos a otras ciudades?", outcome: "Respondido" },
  ],
};

/** Four mornings; `fresh` is what the agent has just booked. */
export const bookedWeek = {
  label: "Cuatro mañanas de agenda con tres citas nuevas.",
  hours: ["9:00", "9:30", "10:00", "10:30"],
  days: [
    { day: "Mié 13", taken: ["9:00", "9:30"], fresh: ["10:30"] },
    { day: "Jue 14", taken: ["10:00"], fresh: [] },
    { day: "Vie 15", taken: ["9:30", "10:30"], fresh: ["9:00"] },
    { day: "Lun 18", taken: ["9:00"], fresh: ["10:00"] },
  ],
};

/** The last stop is still to come. */
export const orderStatus = {
  label: "Un pedido en camino: llega hoy, de 16 a 18.",
  question: "¿Dónde está mi pedido?",
  answer: "Salió esta mañana. Llega hoy, de\u00a016 a\u00a018.",
  stops: ["Preparado", "En camino", "Entregado"],
};

/** The last stage is the one that is won. */
export const salesStages = {
  label: "Ventas por etapa: 18 consultas, 9 presupuestos, 5 en negociación y 4 ganadas.",
  stages: [
    { name: "Consultas", count: 18 },
    { name: "Presupuestos", count: 9 },
    { name: "En negociación", count: 5 },
    { name: "Ganadas", count: 4 },
  ],
};

export const dormantContacts = {
  label: "Cuatro contactos dormidos: dos respondieron con interés.",
  contacts: [
    { name: "Andrea Quiroga", last: "Compró hace 8 meses", answer: "Quiere hablar", awake: true },
    { name: "Distribuidora", last: "Compró hace 1 año", answer: "Sin respuesta" },
    { name: "Café de barrio", last: "Compró hace 9 meses", answer: "Pidió precios", awake: true },
    { name: "Hernán Sosa", last: "Compró hace 6 meses", answer: "Leyó el mensaje" },
  ],
};

export const nightWatch = {
  label: "Registro: alerta a las 2:40, aviso enviado a las 2:41, copia guardada a las 3:00.",
  events: [
    { hour: "2:40", what: "PC-07: disco al 94\u00a0%", state: "Alerta", alert: true },
    { hour: "2:41", what: "Aviso al celular", state: "Enviado" },
    { hour: "3:00", what: "Copia de 20 cuentas", state: "Guardada" },
  ],
};
