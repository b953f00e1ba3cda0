import { claims } from "./claims.ts";

export const driveFolder = {
  label:
    "Ejemplo de carpeta de Drive compartida con el equipo: cuatro elementos, dos de ellos con personas editando.",
  example: "Ejemplo",
  folder: "Clientes",
  files: [
    { kind: "folder", name: "Contratos", changed: "lun 4" },
    { kind: "sheet", name: "Presupuestos", changed: "10:12", editing: ["A", "D", "S"] },
    { kind: "document", name: "Propuesta hotel", changed: "9:48", editing: ["S"] },
    { kind: "image", name: "Fotos de obra", changed: "ayer" },
  ],
} as const;

export const teamCall = {
  label:
    "Ejemplo de videollamada de Meet: Diego comparte la hoja Presupuestos y habla Ana; otras tres personas la siguen con la cámara apagada.",
  title: "9:00, ventas",
  sharing: "Diego comparte «Presupuestos»",
  rows: ["Café, 10 mesas", "Estudio, 6 escritorios", "Hotel, 12 mesas"],
  people: [
    { name: "Ana", speaking: true },
    { name: "Sofía", muted: true },
    { name: "Martín", muted: true },
    { name: "Carla", muted: true },
  ],
} as const;

export const storageBars = {
  total: Number.parseInt(claims.storage.figure, 10),
  label: `${claims.storage.figure} por usuario: una barra por cada gigabyte.`,
};

export const callSeats = {
  seats: Number.parseInt(claims.meet.figure, 10),
  label: `${claims.meet.figure} puntos en grupos de diez, uno por participante; encendido, el de quien habla.`,
};

/** One line each of what the six parts show. */
export const glimpses = {
  mail: { from: "Café de barrio", subject: "¿Me pasas el presupuesto?", to: "para ventas@tuempresa.com" },
  file: { name: "Presupuestos", editing: ["A", "D", "S"] },
  call: ["A", "D", "S", "M"],
  day: { hours: ["14", "15", "16"], meeting: "15:00, los tres libres" },
  chat: { who: "Diego", text: "Ya salió el pedido del hotel" },
  security: { title: "¿Eres tú quien entra?", yes: "Sí", no: "No, no soy yo" },
};

/** What comes after the button: an invitation as it stands in a calendar. */
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
