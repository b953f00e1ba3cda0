import { claims } from "./claims.ts";
import { googleWorkspace } from "./google-workspace.ts";

const before = googleWorkspace.change.before.title;
const after = googleWorkspace.change.after.title;

export const driveFolder = {
  label:
    "Ejemplo de carpeta de Drive compartida con el equipo: cuatro elementos, dos de ellos con personas editando.",
  folder: "Clientes",
  files: [
    { kind: "folder", name: "Contratos", changed: "lun 4" },
    { kind: "sheet", name: "Presupuestos", changed: "9:12", editing: ["A", "D", "S"] },
    { kind: "document", name: "Propuesta hotel", changed: "8:48", editing: ["S"] },
    { kind: "image", name: "Fotos de obra", changed: "ayer" },
  ],
} as const;

export const teamCall = {
  label:
    "Ejemplo de videollamada de Meet: Diego comparte la hoja Presupuestos y habla Ana; Sofía y Martín escuchan.",
  title: "9:00, ventas",
  sharing: "Diego comparte «Presupuestos»",
  rows: ["Café, 10 mesas", "Estudio, 6 escritorios", "Hotel, 12 mesas"],
  people: [
    { name: "Ana", speaking: true },
    { name: "Diego" },
    { name: "Sofía", muted: true },
    { name: "Martín", muted: true },
  ],
} as const;

export const storageBars = {
  gigabytes: Number.parseInt(claims.storage.figure, 10),
  label: `${claims.storage.figure} por usuario: una barra por cada gigabyte.`,
};

export const callSeats = {
  seats: Number.parseInt(claims.meet.figure, 10),
  label: `${claims.meet.figure} puntos en grupos de diez, uno por participante; encendido, el de quien habla.`,
};

export const senders = {
  label: `Ejemplo: el mismo presupuesto en el correo de un cliente, dos veces: de Tu Empresa, desde ${before}, y de Ana, de Tu Empresa, desde ${after}.`,
  title: "Así le llega a tu cliente",
  subject: "Tu presupuesto de las sillas",
  mails: [
    { from: "Tu Empresa", address: before },
    { from: "Ana, de Tu Empresa", address: after },
  ],
};

export const glimpses = {
  mails: [
    {
      from: "Café de barrio",
      subject: "¿Me pasas el presupuesto?",
      to: `para ${after}`,
      time: "10:12",
    },
    { from: "Hotel", subject: "Esperamos la propuesta", time: "9:40" },
  ],
  files: [
    { kind: "sheet", name: "Presupuestos", who: "Ventas" },
    { kind: "document", name: "Contrato del local", who: "Sofía y tú" },
    { kind: "folder", name: "Sueldos", who: "Solo tú" },
  ],
  call: ["A", "D", "S", "M"],
  day: {
    hours: ["14", "15", "16"],
    /** Who has which of the hours taken. */
    people: [
      { name: "A", taken: ["14"] },
      { name: "D", taken: ["14", "16"] },
      { name: "S", taken: ["16"] },
    ],
    free: "15",
    meeting: "15:00, los tres libres",
  },
  chat: [
    { who: "D", text: "¿Sale hoy la propuesta del hotel?" },
    { who: "S", text: "Sí, la termino ahora" },
  ],
  security: {
    title: "¿Eres tú quien entra?",
    where: "Desde un celular nuevo, 10:12",
    yes: "Sí",
    no: "No, no soy yo",
  },
} as const;

export const invitation = {
  label: `Una invitación de calendario: reunión gratis de ${claims.meeting.figure} para cotizar las licencias.`,
  day: "El día",
  when: "que elijas",
  title: "Cotización de Google Workspace",
  length: `${claims.meeting.figure}, gratis`,
  where: "Videollamada de Meet",
  question: "¿Vas a asistir?",
  answers: ["Sí", "No", "Quizás"],
};
