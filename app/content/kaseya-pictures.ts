import { claims } from "./claims.ts";

export const fleet = {
  label:
    "Ejemplo: seis computadoras de un comercio, de 5:00 a 9:00. A las 6:12 el disco de la caja 1 llega al 94 % y salta una alerta; a las 6:31 está al 76 %, y el local abre a las 8:30.",
  title: "Computadoras",
  opening: "El local abre a las 8:30",
  hours: ["5:00", "6:00", "7:00", "8:00"],
  devices: [
    { name: "Servidor", place: "Oficina" },
    { name: "Caja 1", place: "Mostrador", alert: { from: "6:12", text: "Disco al 94\u00a0%" } },
    { name: "Caja 2", place: "Mostrador" },
    { name: "Compras", place: "Carlos", since: "7:00" },
    { name: "Oficina", place: "Lucía", since: "8:10" },
    { name: "Ventas", place: "Bruno", since: "8:22" },
  ],
  log: [
    { hour: "6:12", what: "Alerta: disco de 250\u00a0GB al 94\u00a0%", bad: true },
    { hour: "6:14", what: "Aviso enviado al celular que acordaron" },
    { hour: "6:31", what: "Archivos temporales borrados: disco al 76\u00a0%" },
  ],
};

export const backups = {
  label:
    "Ejemplo: copias de lunes a jueves. La carpeta Presupuestos se borró el miércoles a las 16:20; se elige la copia de las 14:00 y vuelven sus 148 archivos.",
  title: "Archivos",
  days: ["Lun 11", "Mar 12", "Mié 13", "Jue 14"],
  deleted: "16:20 se borra",
  choice: { title: "Volver al miércoles 13, 14:00", text: "Carpeta «Presupuestos», 148 archivos" },
  folders: [
    { name: "Clientes", files: "96 archivos" },
    { name: "Proveedores", files: "41 archivos" },
  ],
  restored: "Jueves 14, 9:52: «Presupuestos» vuelve con sus 148 archivos",
};

export const review = {
  label: `Una hoja con cuatro preguntas abiertas: una sobre el correo, otra sobre los archivos, otra sobre el calendario y otra sobre los contactos; al pie, una reunión gratis de ${claims.meeting.figure}.`,
  title: "Tu empresa, hoy",
  rows: [
    { thing: "Correo", question: "¿Hay copia?" },
    { thing: "Archivos", question: "¿De cuándo es la copia?" },
    { thing: "Calendario", question: "¿Dónde está la copia?" },
    { thing: "Contactos", question: "¿Y si se borran?" },
  ],
  answer: "Lo repasamos juntos",
  meeting: `${claims.meeting.figure}, gratis`,
};

export const shutters = {
  firms: 10,
  closed: Math.round(Number.parseInt(claims.dataLoss.figure, 10) / 10),
};
