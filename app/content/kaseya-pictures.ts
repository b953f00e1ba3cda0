/** A small shop before it opens: a disk fills up and is cleaned while nobody is there. */
export const fleet = {
  label:
    "Seis equipos de un comercio, de 5:00 a 9:00. A las 6:12 el disco de la caja llega al 94 %, a las 6:31 el problema ya está resuelto y a las 8:30 abre el local.",
  title: "Equipos",
  opening: "8:30 abre el local",
  hours: ["5:00", "6:00", "7:00", "8:00"],
  devices: [
    { name: "SERVIDOR-01", place: "Depósito" },
    {
      name: "CAJA-01",
      place: "Mostrador",
      alert: { from: "6:12", to: "6:31", text: "94\u00a0% → 76\u00a0%" },
    },
    { name: "CAJA-02", place: "Mostrador" },
    { name: "DEPOSITO-01", place: "Carlos", since: "7:00" },
    { name: "ADM-01", place: "Lucía", since: "8:10" },
    { name: "VENTAS-01", place: "Bruno", since: "8:22" },
  ],
  log: [
    { hour: "6:12", what: "CAJA-01: disco de 250\u00a0GB al 94\u00a0%", bad: true },
    { hour: "6:14", what: "Limpieza automática de archivos temporales" },
    { hour: "6:31", what: "45\u00a0GB liberados, disco al 76\u00a0%" },
    { hour: "8:30", what: "Abre el local y la caja anda bien" },
  ],
};

/** A folder deleted on Wednesday, missed on Thursday, restored from the last backup that had it. */
export const backups = {
  label:
    "Copias de lunes a jueves. La carpeta Presupuestos se borró el miércoles a las 16:20; se elige la copia de las 14:00 y vuelven sus 148 archivos.",
  kinds: ["Correo", "Archivos", "Calendario", "Contactos"],
  kind: "Archivos",
  days: ["Lun 11", "Mar 12", "Mié 13", "Jue 14"],
  day: "Mié 13",
  deleted: "16:20 se borra",
  choice: { title: "Volver al miércoles 13, 14:00", text: "Carpeta «Presupuestos», 148 archivos" },
  folders: [
    { name: "Clientes", files: "96 archivos" },
    { name: "Proveedores", files: "41 archivos" },
    { name: "Plantillas", files: "11 archivos" },
  ],
  restored: "Jueves 14, 9:52: «Presupuestos» vuelve con sus 148 archivos",
};
