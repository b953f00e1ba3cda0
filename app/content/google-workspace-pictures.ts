import { claims } from "./claims.ts";

const gigabytes = { used: 12.4, total: Number.parseInt(claims.storage.figure, 10) };

export const driveFolder = {
  label: "Carpeta de Drive compartida con el equipo: cuatro elementos, dos de ellos con personas editando.",
  drive: "Mi unidad",
  folder: "Clientes",
  sharedWith: "Equipo",
  files: [
    { icon: "folder", name: "Contratos", owner: "Ana", changed: "lun 4" },
    { icon: "sheet", name: "Presupuestos", owner: "Diego", changed: "10:12", editing: ["A", "D", "S"] },
    { icon: "document", name: "Propuesta Hotel", owner: "Sofía", changed: "9:48", editing: ["S"] },
    { icon: "image", name: "Fotos de obra", owner: "Diego", changed: "ayer" },
  ],
  space: {
    ...gigabytes,
    title: "Tu espacio",
    text: `${String(gigabytes.used).replace(".", ",")}\u00a0GB de ${claims.storage.figure}`,
  },
} as const;

export const teamCall = {
  label: "Videollamada de Meet con seis personas del equipo; habla Ana.",
  title: "9:30, ventas",
  people: [
    { name: "Ana", portrait: "long", speaking: true },
    { name: "Diego", portrait: "short", muted: true },
    { name: "Sofía", portrait: "bun" },
    { name: "Martín", portrait: "bearded", muted: true },
    { name: "Lucía", portrait: "longOnRose", muted: true },
    { name: "Pablo", portrait: "parted" },
  ],
} as const;

export const storageBars = {
  ...gigabytes,
  label: `Barras que suman ${claims.storage.figure}, las que ya se usan encendidas.`,
};

export const callSeats = {
  seats: Number.parseInt(claims.meet.figure, 10),
  taken: teamCall.people.length,
  label: `${claims.meet.figure} puntos, uno por participante; seis encendidos, los de una llamada de equipo.`,
};
